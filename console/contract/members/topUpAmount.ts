import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import { limit, moment, money, pieces, templateId, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  /** What is paid, satang. */
  amount: money(100, 100_000_000),
  /** Bonus money, satang. */
  bonus: money(0, 100_000_000),
  points: int(0, 1_000_000),
  coupons: v.pipe(v.array(v.object({ templateId, num: pieces })), v.maxLength(20)),
  recommended: flag,
  /** How often one member may choose it. */
  perPerson: limit,
  endAt: v.nullable(moment),
}
const written = v.object(fields)
export type TopUpAmountFields = v.InferOutput<typeof written>

const amount = v.object({ ...fields, id, version, onSale: v.boolean(), createdAt: instant })
export type StaffTopUpAmount = v.InferOutput<typeof amount>

/** Amounts that members pay in. What was ordered stays as it was promised. */
export const topUpAmountContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Amounts to pay in, the least first: all, offered or not',
    path: 'topUp/amounts',
    input: v.object({ onSale: v.optional(flag), ...paging }),
    reply: pageOf(amount),
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes an amount, which is offered. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'topUp/amount/create',
    input: written,
    reply: amount,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes an amount: all its fields. A stale version is refused with code 409 and `current`',
    path: 'topUp/amount/update',
    input: v.object({ id, version, ...fields }),
    reply: amount,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes an amount off, or offers it again. Orders that wait for their payment go on',
    path: 'topUp/amount/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: amount,
  }),
}
