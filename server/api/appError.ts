import type { MessageKey, MessageParams } from '../messages/messages'

/** An expected error with a message for the user: 400 refused, 401 no valid session, 402 blocked, 403 not allowed (staff), 409 changed by someone else meanwhile. */
export class AppError extends Error {
  constructor(
    readonly code: 400 | 401 | 402 | 403 | 409,
    readonly key: MessageKey,
    readonly params: MessageParams = {},
    readonly data: unknown = null,
  ) {
    super(key)
  }
}
