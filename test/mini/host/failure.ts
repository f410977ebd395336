/** The reason why an API failed, before it takes the vendor's shape. */
export class Failure extends Error {
  /** `code` is the vendor's error code; `extra` holds further fields of the failure. */
  constructor(
    reason: string,
    readonly code?: number | string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}
