import * as v from 'valibot'
import { endpoint } from './endpoint'
import { done, id, text } from './fields'

/** Most templates that WeChat and Alipay ask a guest about at once. */
export const MOST_TEMPLATES = 3

const filled = (max: number) => v.pipe(text(max), v.minLength(1))

export const messageContract = {
  subscribe: endpoint({
    summary:
      'Tells which messages about an order the guest has agreed to get in the app that asks (`appType`); each agreement is used up by one message. `code` is a one-time code of that app, as for signing in: it says whom to send to',
    method: 'POST',
    path: 'messageConfig/subscribe',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({
      orderId: id,
      templateIds: v.pipe(v.array(filled(128)), v.maxLength(MOST_TEMPLATES)),
      code: filled(1024),
    }),
    reply: done,
  }),
}
