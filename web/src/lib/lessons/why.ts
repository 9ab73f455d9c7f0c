/** Asks the engine why something may not be done where a record stops. See docs/http.md. */
import { ApiError } from '../api';
import { askRules } from '../host/hosts';
import type { Refused } from '../wire/wire';

export async function askWhy(record: string, seat: number, action: string): Promise<Refused | null> {
  const { status, text } = await askRules('/api/why', { record, seat, action });
  if (status !== 200) throw new ApiError(status, 'internal');
  return (JSON.parse(text) as { refusal: Refused | null }).refusal;
}
