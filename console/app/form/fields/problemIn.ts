/** The message of a field's error, which may be that of one of its items; empty without one. */
export function problemIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { message, root } = error as { message?: unknown; root?: unknown }
  if (typeof message === 'string' && message) return message
  if (root) return problemIn(root)
  return Object.values(error).map(problemIn).find(Boolean) ?? ''
}
