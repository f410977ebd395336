/** Storage of a phone. */
export function keeping(kept: Record<string, unknown> = {}) {
  const keep = {
    read: <T>(name: string) => kept[name] as T | undefined,
    write: (name: string, value: unknown) => void (kept[name] = value),
  }
  return { kept, keep }
}
