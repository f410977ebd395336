import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, int, pageOf, paging } from '../../../src/contract/fields'
import { keyword, money, pictureName, sort, texts, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))
const value = money(1, 100_000_000)

const fields = {
  sort,
  category: texts(40),
  name: texts(60),
  cover: pictureName,
  /** Colours of the printed card, from corner to corner, and of its text: `#rrggbb`. */
  colours: v.object({ from: colour, to: colour, ink: colour }),
  /** Values to choose from, satang, from the least on. */
  faceValues: v.pipe(v.array(value), v.maxLength(12)),
  /** The least and the most of an amount that the buyer enters; both null when there is no choice but `faceValues`. */
  minAmount: v.nullable(value),
  maxAmount: v.nullable(value),
  /** How long a card can be used after it was bought. */
  validDays: int(1, 3650),
}
const written = v.object(fields)
export type DesignFields = v.InferOutput<typeof written>

const design = v.object({
  ...fields,
  id,
  version,
  onSale: v.boolean(),
  /** How many cards were made with it. */
  issued: v.number(),
})
export type StaffDesign = v.InferOutput<typeof design>

/** Designs of gift cards. Cards that were bought keep their value and their end. */
export const giftCardDesignContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Designs of gift cards in the order of the merchant: all, on sale or not, or with a word in their name',
    path: 'giftCard/designs',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(design),
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes a design of gift cards, which is on sale. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'giftCard/design/create',
    input: written,
    reply: design,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a design of gift cards: all its fields. A stale version is refused with code 409 and `current`',
    path: 'giftCard/design/update',
    input: v.object({ id, version, ...fields }),
    reply: design,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes a design of gift cards off sale, or puts it on sale again',
    path: 'giftCard/design/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: design,
  }),
}
