import * as v from 'valibot'
import { drinkCategory, drinkStateCode, drinkUnit, storageKind } from '../../../src/contract/inStore/drinks'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, text } from '../../../src/contract/fields'
import { keyword, photo, storeId, texts, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** Pieces of a sealed drink, percent of an opened bottle. */
const quantity = int(1, 1000)

const drink = v.object({
  id,
  version,
  no: v.string(),
  storeId: id,
  /** Null when the account was removed. */
  memberId: v.nullable(id),
  memberName: v.string(),
  phone: v.string(),
  category: drinkCategory,
  name: texts(60),
  storageKind,
  /** What was kept, and what is left: pieces, or percent of an opened bottle. */
  quantity: v.number(),
  left: v.number(),
  unit: drinkUnit,
  volume: v.number(),
  cabinet: v.string(),
  photo,
  storedAt: instant,
  expireAt: instant,
  leftDays: v.number(),
  timesExtended: v.number(),
  state: drinkStateCode,
  stateFormat: v.string(),
  /** It waits in a transfer to a friend. */
  locked: v.boolean(),
  alcohol: v.boolean(),
  orderNo: v.string(),
  staffName: v.string(),
  remark: v.string(),
})
export type StaffDrink = v.InferOutput<typeof drink>

const remark = v.optional(text(200), '')
/** Staff have seen that the guest is 20 or older; needed for alcohol. */
const ageChecked = v.optional(flag, false)
const seen = { id, version }
const stale = 'A stale version is refused with code 409 and `current`'

const kept = v.object({
  storeId,
  /** Whose it is, one of both: the code that the member shows, or the phone number of the account. */
  memberCode: v.optional(text(60), ''),
  phone: v.optional(text(24), ''),
  category: drinkCategory,
  /** A neutral name without a brand. */
  name: texts(60),
  storageKind,
  quantity,
  unit: v.optional(drinkUnit, 'bottle'),
  /** Millilitres of one piece; 0 when unknown. */
  volume: v.optional(int(0, 20_000), 0),
  cabinet: text(40),
  photo: v.optional(photo, ''),
  /** Days of keeping; 0 for the merchant's usual ones. */
  keepDays: v.optional(int(0, 3650), 0),
  orderNo: v.optional(text(40), ''),
  remark,
  ageChecked,
})
export type StoreDrinkRequest = v.InferOutput<typeof kept>

/** Kept drinks at the bar. */
export const drinksContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The drinks of a store by their end, the next one first; those that end within some days or all',
    path: 'drinks',
    input: v.object({
      storeId: id,
      /** All without one. */
      state: v.optional(v.picklist(['kept', 'taken', 'expired', 'transferred', 'writtenOff'])),
      endsWithin: v.optional(int(0, 3650)),
      /** In the name of the drink or the member, the cabinet, or the number on the label. */
      keyword,
      ...paging,
    }),
    reply: pageOf(drink),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One kept drink',
    path: 'drinks/read',
    input: v.object({ id }),
    reply: drink,
  }),
  byCode: endpoint({
    ...staffRead,
    summary: 'The drink of the code that its owner shows',
    path: 'drinks/byCode',
    input: v.object({ storeId: id, code: text(12) }),
    reply: drink,
  }),
  keep: endpoint({
    ...staffWrite,
    summary:
      'Keeps a drink for a member, named by the code of the member or the phone number. Alcohol needs `ageChecked`',
    path: 'drinks/keep',
    input: kept,
    reply: drink,
  }),
  takeOut: endpoint({
    ...staffWrite,
    summary: `Hands a drink out by the code of its owner, once, and writes what is left. Alcohol needs \`ageChecked\`. ${stale}`,
    path: 'drinks/takeOut',
    input: v.object({
      ...seen,
      storeId: id,
      code: text(12),
      /** Pieces, or percent of an opened bottle, that stay. */
      left: int(0, 1000),
      photo: v.optional(photo, ''),
      remark,
      ageChecked,
    }),
    reply: drink,
  }),
  keepAgain: endpoint({
    ...staffWrite,
    summary: `Keeps the rest of a drink that was taken out whole: never more than was taken. ${stale}`,
    path: 'drinks/keepAgain',
    input: v.object({
      ...seen,
      storageKind,
      left: quantity,
      cabinet: v.optional(text(40)),
      photo: v.optional(photo, ''),
      remark,
    }),
    reply: drink,
  }),
  extend: endpoint({
    ...staffWrite,
    summary: `Extends a drink by some days; one that has expired is kept again from today on. ${stale}`,
    path: 'drinks/extend',
    input: v.object({ ...seen, days: int(1, 3650), remark }),
    reply: drink,
  }),
  writeOff: endpoint({
    ...staffWrite,
    summary: `Writes a drink off, with a reason that its owner sees. ${stale}`,
    path: 'drinks/writeOff',
    input: v.object({ ...seen, reason: v.pipe(text(200), v.minLength(3)) }),
    reply: drink,
  }),
}
