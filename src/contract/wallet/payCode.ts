import * as v from 'valibot'
import { credentialsContract } from '../account/credentials'
import { endpoint } from '../endpoint'
import { done } from '../fields'

/** The six digits that protect the balance. */
const digits = v.pipe(v.string(), v.regex(/^\d{6}$/))
const by = v.picklist(['phone', 'email'])

const state = v.object({
  on: v.boolean(),
  /** Where a verification code can be sent, masked. */
  destinations: v.array(v.object({ by, shown: v.string() })),
})
export type PayCodeState = v.InferOutput<typeof state>

const write = { method: 'POST', access: 'member', json: true } as const

/** The pay code: asked for before the balance pays, once a member has set it. */
export const payCodeContract = {
  state: endpoint({
    summary: 'Whether the caller has a pay code, and where a verification code can be sent',
    path: 'payCode',
    access: 'member',
    input: v.object({}),
    reply: state,
  }),
  send: endpoint({
    ...write,
    summary: 'Sends a verification code to the phone or mailbox of the caller, for `payCode/set` and `payCode/remove`',
    path: 'payCode/send',
    input: v.object({ by }),
    reply: credentialsContract.sendSms.reply,
  }),
  set: endpoint({
    ...write,
    summary: 'Sets the pay code, or a new one in place of a forgotten one, by a verification code',
    path: 'payCode/set',
    input: v.object({ by, code: digits, payCode: digits }),
    reply: state,
  }),
  remove: endpoint({
    ...write,
    summary: 'Removes the pay code by a verification code',
    path: 'payCode/remove',
    input: v.object({ by, code: digits }),
    reply: state,
  }),
  verify: endpoint({
    ...write,
    summary:
      'Proves the pay code for the next payment from the balance, within two minutes. Payments without it are refused with `data.payCode`',
    path: 'payCode/verify',
    input: v.object({ payCode: digits }),
    reply: done,
  }),
}
