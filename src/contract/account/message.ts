import * as v from 'valibot'
import { MESSAGE_SUBJECTS, MAX_TEMPLATES } from '../constants/common'
import { endpoint } from '../endpoint'
import { done, flag, id, text } from '../fields'

/** Whether the member gets messages on LINE; `none` where that cannot be: no account of the restaurant, or no sign-in with LINE. */
const lineState = v.picklist(['none', 'off', 'on'])

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
      templateIds: v.pipe(v.array(filled(128)), v.maxLength(MAX_TEMPLATES)),
      code: filled(1024),
    }),
    reply: done,
  }),
  line: endpoint({
    summary: 'Whether the member gets messages about orders, queue numbers, reservations, gifts and the like on LINE',
    path: 'messageConfig/line',
    access: 'member',
    input: v.object({}),
    reply: v.object({ state: lineState }),
  }),
  setLine: endpoint({
    summary:
      "Turns the member's messages on LINE on or off. Who is not a friend of the restaurant's official account there cannot get any: the state stays `off`, and `friendUrl` is the page at which the account is added as a friend",
    method: 'POST',
    path: 'messageConfig/setLine',
    access: 'member',
    input: v.object({ on: flag }),
    reply: v.object({ state: lineState, friendUrl: v.string() }),
  }),
}
