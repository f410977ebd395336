import type { MessageKey, MessageParams } from '../messages/messages'

/** A call that is turned down for a reason the guest is told: 400 refused, 401 no valid session, 402 blocked. */
export class Refusal extends Error {
  constructor(
    readonly code: 400 | 401 | 402,
    readonly key: MessageKey,
    readonly params: MessageParams = {},
    readonly data: unknown = null,
  ) {
    super(key)
  }
}
