/** Why an API failed, before it is put in the vendor's words. */
export class Failure extends Error {
  /** `code` is the vendor's number or text for it; `extra` are further fields of the failure. */
  constructor(
    reason: string,
    readonly code?: number | string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}
