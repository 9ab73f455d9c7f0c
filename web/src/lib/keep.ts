/**
 * What the page keeps in the browser. Where storage is full or forbidden, it holds for this visit.
 */
const memory = new Map<string, string>();

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`utterson.${key}`, value);
  } catch {
    // Full or forbidden: the memory has it.
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`utterson.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Forgets it. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`utterson.${key}`);
  } catch {
    // Forbidden: then there was nothing.
  }
}

/** The names of all that is kept. */
export function keptKeys(): string[] {
  const ours = 'utterson.';
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(ours));
    return [...new Set([...stored.map((key) => key.slice(ours.length)), ...memory.keys()])].sort();
  } catch {
    return [...memory.keys()].sort();
  }
}

/** Does this browser keep what the page gives it? */
export function canKeep(): boolean {
  try {
    localStorage.setItem('utterson.probe', 'x');
    localStorage.removeItem('utterson.probe');
    return true;
  } catch {
    return false;
  }
}
