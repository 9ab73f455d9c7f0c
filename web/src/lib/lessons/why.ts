/** Asks the engine why something may not be done where a record stops. See docs/http.md. */
import { ApiError } from '../api';
import type { Refused } from '../wire/wire';

export async function askWhy(record: string, seat: number, action: string): Promise<Refused | null> {
  const response = await fetch('/api/why', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, seat, action }),
  }).catch(() => {
    throw new ApiError(0, 'unreachable');
  });
  if (!response.ok) throw new ApiError(response.status, 'internal');
  return (await response.json()).refusal;
}
