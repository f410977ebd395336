import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { keyword, limit, moment, money, pieces, templateId, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const kind = v.picklist(['coupon', 'balance'])
const coupons = v.pipe(v.array(v.object({ templateId, num: pieces })), v.maxLength(20))

/** Stopped by staff; before and after its validity; all codes are used. */
export const BATCH_STATES = ['open', 'upcoming', 'used', 'ended', 'stopped'] as const

const batch = v.object({
  id,
  version,
  /** For staff. */
  name: v.string(),
  kind,
  coupons,
  /** Bonus money that one code gives, satang. */
  amount: satang,
  validFrom: v.nullable(instant),
  validUntil: v.nullable(instant),
  /** How many codes of it one member redeems. */
  perPerson: limit,
  state: v.picklist(BATCH_STATES),
  /** How many codes it has, and how many of them are used. */
  issued: v.number(),
  used: v.number(),
  createdAt: instant,
})
export type CodeBatch = v.InferOutput<typeof batch>

const order = v.object({
  name: v.pipe(text(60), v.minLength(1)),
  kind,
  /** What each code gives: coupons, or with `balance` none. */
  coupons,
  /** `balance`: bonus money, satang; else 0. */
  amount: money(0, 10_000_000),
  count: int(1, 2000),
  validFrom: v.nullable(moment),
  validUntil: v.nullable(moment),
  perPerson: limit,
})
export type BatchOrder = v.InferOutput<typeof order>

/** Exchange codes in batches. */
export const codeBatchContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Batches of exchange codes with how many are issued and used, newest first',
    path: 'codes/batches',
    input: v.object({ keyword, ...paging }),
    reply: pageOf(batch),
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes exchange codes. Their text is in this reply only: just a hash of it is stored, and a repeated request is answered with `codes` null',
    path: 'codes/batch/create',
    input: order,
    reply: v.object({ batch, codes: v.nullable(v.array(v.string())) }),
  }),
  setStopped: endpoint({
    ...staffWrite,
    summary: 'Stops a batch, so that its codes are refused, or lets it go on',
    path: 'codes/batch/stopped',
    input: v.object({ id, version, stopped: flag }),
    reply: batch,
  }),
}
