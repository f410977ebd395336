/** The server answered with a code other than 200. `msg` is in the language of staff. */
export class StaffReplyError extends Error {
  override name = 'StaffReplyError'
  /** For react-admin, which reads it as the HTTP status. */
  readonly status: number

  constructor(
    readonly code: number,
    readonly msg: string,
    readonly data: unknown,
  ) {
    super(msg)
    this.status = code
  }

  /** The fields that the server refuses; none when it refuses something else. */
  get fields(): readonly string[] {
    const { fields } = Object(this.data)
    return this.code === 400 && Array.isArray(fields) ? fields.map(String) : []
  }

  /** The current record, after a concurrent edit. */
  get current(): Record<string, unknown> | undefined {
    return this.code === 409 ? Object(this.data).current : undefined
  }
}

/** No reply arrived: the server may have done the work or not. The same submit can be sent again, with its key. */
export class NoReplyError extends Error {
  override name = 'NoReplyError'
}

/** Whether there is no session, or it has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof StaffReplyError && error.code === 401
}
