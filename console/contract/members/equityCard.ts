import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import { keyword, money, pictureName, pieces, sort, templateId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  sort,
  name: texts(60),
  text: textsOrNone(200),
  image: pictureName,
  /** Calendar months. */
  months: int(1, 60),
  /** Satang. */
  price: money(1, 100_000_000),
  /** What each month gives. */
  gifts: v.pipe(v.array(v.object({ templateId, num: pieces })), v.minLength(1), v.maxLength(20)),
  refundDays: int(0, 365),
}
const written = v.object(fields)
export type EquityCardFields = v.InferOutput<typeof written>

const card = v.object({
  ...fields,
  id,
  version,
  onSale: v.boolean(),
  /** Cards that members have, and printed ones that wait for their activation. */
  held: v.number(),
  waiting: v.number(),
  createdAt: instant,
})
export type StaffEquityCard = v.InferOutput<typeof card>

/** Equity cards. What was bought or printed stays as it was. */
export const equityCardContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Equity cards in the order of the merchant: all, on sale or not, or with a word in their name',
    path: 'equityCards',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(card),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes an equity card, which is on sale. Fields that do not fit are refused with code 400 and `fields`',
    path: 'equityCard/create',
    input: written,
    reply: card,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes an equity card: all its fields. A stale version is refused with code 409 and `current`',
    path: 'equityCard/update',
    input: v.object({ id, version, ...fields }),
    reply: card,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes an equity card off sale, or puts it on sale again',
    path: 'equityCard/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: card,
  }),
  print: endpoint({
    ...staffWrite,
    summary:
      'Makes printed cards with number and password. The passwords are in this reply only: just hashes are stored, and a repeated request is answered with `printed` null',
    path: 'equityCard/print',
    input: v.object({ id, count: int(1, 500) }),
    reply: v.object({
      card,
      printed: v.nullable(v.array(v.object({ no: v.string(), password: v.string() }))),
    }),
  }),
}
