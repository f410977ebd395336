/** Logs for operators; guests do not see it. */
export function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.info(what, error)
}
