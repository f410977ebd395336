/** For whoever looks after the shop; guests see nothing of it. */
export function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.info(what, error)
}
