/** Storage of a phone. */
export function memoryStorage(stored: Record<string, unknown> = {}) {
  const storage = {
    read: <T>(name: string) => stored[name] as T | undefined,
    write: (name: string, value: unknown) => void (stored[name] = value),
  }
  return { stored, storage }
}
