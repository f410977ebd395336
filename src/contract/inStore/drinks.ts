import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { flag, giftMessage, id, instant, pageOf, paging, picture } from '../fields'

/** Kinds of drinks, named without brands. `soft`: without alcohol. */
export const DRINK_CATEGORIES = ['spirit', 'wine', 'beer', 'sake', 'soft'] as const
export const drinkCategory = v.picklist(DRINK_CATEGORIES)
export type DrinkCategory = v.InferOutput<typeof drinkCategory>

/** Wire codes of a kept drink: 1 stored, 2 partly taken, 3 all taken, 4 expired, 5 transferred, 6 written off. */
export const drinkStateCode = v.picklist([1, 2, 3, 4, 5, 6])

/** `sealed`: counted in pieces; `opened`: one bottle with a level. */
export const storageKind = v.picklist(['sealed', 'opened'])
export type StorageKind = v.InferOutput<typeof storageKind>

export const drinkUnit = v.picklist(['bottle', 'can', 'box'])
export type DrinkUnit = v.InferOutput<typeof drinkUnit>

/** What its owner can do with a drink: show a code, extend, give it to a friend, end a transfer that waits. */
export const DRINK_ACTIONS = ['take', 'extend', 'give', 'takeBack'] as const
export type DrinkAction = (typeof DRINK_ACTIONS)[number]

/** What happened to a drink. `again`: kept again; `receive`: came by a transfer. */
export const DRINK_LOG_ACTIONS = [
  'store',
  'take',
  'again',
  'extend',
  'transfer',
  'receive',
  'expire',
  'writeOff',
] as const
export type DrinkLogAction = (typeof DRINK_LOG_ACTIONS)[number]

/** The amount of a stored drink. */
export const drinkAmount = {
  storageKind,
  /** Percent in an opened bottle; null for a sealed drink. */
  remainLevel: v.nullable(v.number()),
  /** Pieces that were kept, and those that are left. */
  quantity: v.number(),
  leftQuantity: v.number(),
  unit: drinkUnit,
  /** Millilitres of one piece; 0 when unknown. */
  volume: v.number(),
}

const row = {
  id,
  /** The number on the label, such as `K-0318`. */
  no: v.string(),
  goodsName: v.string(),
  category: drinkCategory,
  /** The last picture that staff took of it; empty when there is none. */
  image: picture,
  ...drinkAmount,
  cabinet: v.string(),
  storedAt: instant,
  /** Its end, exclusive: midnight after the last day. */
  expireAt: instant,
  /** Calendar days until the last day. */
  leftDays: v.number(),
  /** It ends within a week. */
  endsSoon: v.boolean(),
  state: drinkStateCode,
  stateFormat: v.string(),
  /** It waits in a transfer to a friend. */
  locked: v.boolean(),
}

const drinkRow = v.object({ ...row, storeName: v.string() })
export type DrinkRow = v.InferOutput<typeof drinkRow>
/** What a row and the view of a drink have in common. */
export type DrinkFacts = Omit<DrinkRow, 'storeName'>

const drink = v.object({
  ...row,
  storeInfo: v.object({ id, name: v.string(), shortName: v.string(), address: v.string(), tel: v.string() }),
  /** When the picture was taken; null without one. */
  imageAt: v.nullable(instant),
  orderNo: v.string(),
  staff: v.string(),
  remark: v.string(),
  /** It is handed out from the age of 20 on only. */
  alcohol: v.boolean(),
  actions: v.array(v.picklist(DRINK_ACTIONS)),
  /** The rule of extensions, as a text. */
  extendRule: v.string(),
  /** Until when the code that the owner has asked for can be used; null without one. */
  codeUntil: v.nullable(instant),
  /** The transfer in which it waits; null without one. */
  giftId: v.nullable(id),
  serverTime: instant,
})
export type DrinkView = v.InferOutput<typeof drink>

const logRow = v.object({
  id: v.number(),
  action: v.picklist(DRINK_LOG_ACTIONS),
  storageKind,
  unit: drinkUnit,
  /** Signed: pieces, or percent of an opened bottle. */
  change: v.number(),
  left: v.number(),
  at: instant,
  staff: v.string(),
  remark: v.string(),
  image: picture,
  /** Of an extension: the new end, exclusive. */
  expireAt: v.nullable(instant),
})
export type DrinkLogRow = v.InferOutput<typeof logRow>

const takeCode = v.object({
  /** Six digits: what the QR code holds too. */
  code: v.string(),
  until: instant,
  serverTime: instant,
  drink,
})
export type DrinkTakeCode = v.InferOutput<typeof takeCode>

/** What the link of a transfer shows. Until it is claimed it names no drink but its kind: alcohol is not shown to strangers. */
const gift = v.object({
  id,
  message: v.string(),
  category: drinkCategory,
  alcohol: v.boolean(),
  storeName: v.string(),
  giver: v.object({ name: v.string(), avatar: picture }),
  /** `own`: the caller gives it; `given`: the caller gave it and it was claimed; `yours`: the caller has claimed it. */
  state: v.picklist(['open', 'own', 'given', 'yours', 'taken', 'cancelled', 'returned']),
  /** Part of the link; null unless the state is `own`. */
  token: v.nullable(id),
  /** The drink in the caller's shelf; null unless it is the caller's. */
  drinkId: v.nullable(id),
  receiver: v.string(),
  createdAt: instant,
  expireAt: instant,
  endedAt: v.nullable(instant),
  giveHours: v.number(),
  serverTime: instant,
})
export type DrinkGift = v.InferOutput<typeof gift>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** The caller says that they are 20 or older; needed for alcohol. */
const adult = v.optional(flag, false)

/** Drinks that a store keeps for a member (specification §2 "Drink storage"). */
export const drinksContract = {
  list: endpoint({
    summary: 'The drinks that are kept for the caller, those that end first at the top; with how many there are',
    path: 'drinks/order',
    access: 'member',
    input: v.object({ tab: v.optional(v.picklist(['kept', 'taken', 'expired']), 'kept'), ...paging }),
    reply: v.object({
      ...pageOf(drinkRow).entries,
      counts: v.object({ kept: v.number(), endsSoon: v.number(), taken: v.number(), expired: v.number() }),
      /** How keeping works, in sentences of the merchant's rules. */
      rules: v.array(v.string()),
      serverTime: instant,
    }),
  }),
  detail: endpoint({
    summary: 'A kept drink of the caller',
    path: 'drinks/order/detail',
    access: 'member',
    input: v.object({ id }),
    reply: drink,
  }),
  log: endpoint({
    summary: 'What happened to a drink of the caller, newest first',
    path: 'drinks/log',
    access: 'member',
    input: v.object({ id, ...paging }),
    reply: pageOf(logRow),
  }),
  takeCode: endpoint({
    ...write,
    summary:
      'A new code of five minutes by which staff hand a drink out; one before it stops working. Alcohol needs `adult`',
    path: 'drinks/takeCode',
    input: v.object({ id, adult }),
    reply: takeCode,
  }),
  cancelCode: endpoint({
    ...write,
    summary: 'Ends the code of a drink',
    path: 'drinks/cancelCode',
    input: v.object({ id }),
    reply: drink,
  }),
  extend: endpoint({
    ...write,
    summary: "Extends a drink of the caller by the merchant's rule",
    path: 'drinks/extend',
    input: v.object({ id }),
    reply: drink,
  }),
  give: endpoint({
    ...write,
    summary: 'Puts a drink into a transfer: it is locked until it is claimed, taken back or comes back',
    path: 'drinks/give',
    input: v.object({ id, message: giftMessage }),
    reply: gift,
  }),
  gift: endpoint({
    summary: 'What the link of a transfer shows; by its id to its giver and its receiver alone',
    path: 'drinks/gift',
    access: 'guest',
    input: v.object({ token: v.optional(id), giftId: v.optional(id) }),
    reply: gift,
  }),
  receive: endpoint({
    ...write,
    summary: 'Claims the drink of a link: the first one who is not its giver has it. Alcohol needs `adult`',
    path: 'drinks/receive',
    input: v.object({ token: id, adult }),
    reply: gift,
  }),
  takeBack: endpoint({
    ...write,
    summary: 'Takes a transfer back that is not claimed yet',
    path: 'drinks/takeBack',
    input: v.object({ giftId: id }),
    reply: gift,
  }),
}
