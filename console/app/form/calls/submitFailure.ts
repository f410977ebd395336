import { NoReplyError, StaffReplyError } from '../../api/errors'

/** The error of a failed submit, as the form shows it. */
export type SubmitFailure =
  /** The server refuses these fields, with its sentence. */
  | { kind: 'fields'; fields: readonly string[]; text: string }
  /** Another edit came first: how the thing is now. */
  | { kind: 'conflict'; current: Record<string, unknown> }
  /** No reply: it can be sent again, and is done once. */
  | { kind: 'noReply' }
  | { kind: 'refused'; text: string }

/** Sorts out why a submit failed; what is not from the server is thrown again. */
export function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof NoReplyError) return { kind: 'noReply' }
  if (!(error instanceof StaffReplyError)) throw error
  const { fields, current, msg: text } = error
  if (current) return { kind: 'conflict', current }
  return fields.length > 0 ? { kind: 'fields', fields, text } : { kind: 'refused', text }
}
