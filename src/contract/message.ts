import * as v from 'valibot'
import { MESSAGE_SUBJECTS, MOST_TEMPLATES } from './constants/common'
import { endpoint } from './endpoint'
import { done, id, text } from './fields'

const filled = (max: number) => v.pipe(text(max), v.minLength(1))

export const messageContract = {
  subscribe: endpoint({
    summary:
      'Records which messages about an order, a gift of the guest, coupons that end, a queue number, a reservation or the daily sign-in the guest has agreed to receive in the calling app (`appType`); each consent covers one message. `code` is a one-time login code of that app and identifies the recipient',
    method: 'POST',
    path: 'messageConfig/subscribe',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({
      subject: v.picklist(MESSAGE_SUBJECTS),
      /** The order, the gift, the queue ticket or the reservation; empty for what is the guest's own: coupons, the daily sign-in. */
      subjectId: v.optional(v.union([id, v.literal('')]), ''),
      templateIds: v.pipe(v.array(filled(128)), v.maxLength(MOST_TEMPLATES)),
      code: filled(1024),
    }),
    reply: done,
  }),
}
