import * as v from 'valibot'
import { endpoint } from './endpoint'
import { done, id, picture, text } from './fields'
import { formMap } from './forms'
import { link } from './link'

/** Layout block: `type` picks the drawing, `data` is its content (`blocks.ts`). A type that a client does not know is skipped. */
export const block = v.object({
  id,
  type: v.string(),
  style: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  data: v.record(v.string(), v.unknown()),
})
export type Block = v.InferOutput<typeof block>

/** An advertisement. `darkImage` is for dark screens; the other one serves when it is empty. */
export const adItem = v.object({
  id,
  image: picture,
  darkImage: v.optional(picture, ''),
  title: v.string(),
  link: v.nullable(link),
})

const optionalText = v.fallback(v.string(), '')

const custom = v.object({
  /** Words that replace the default ones wherever they occur; empty keeps the default. `live`: collecting an order from the store (pickup). */
  live: optionalText,
  /** Taking away what was ordered in the store. */
  takeOut: optionalText,
  /** Points. */
  integral: optionalText,
  /** Balance. */
  balance: optionalText,
  /** The page of a user's own details. */
  informationTitle: optionalText,
  /** Eating in the store. */
  inStore: optionalText,
  /** Currency symbol, before amounts; empty, the name stands there. */
  hbfh: v.fallback(v.string(), '฿'),
  /** Currency name, where an amount is typed or told. */
  hbmc: v.fallback(v.string(), 'THB'),
})

/** Merchant-wide facts (specification §3 "System"), complete: what is missing has its usual value. */
export const system = v.object({
  brand: optionalText,
  /** Base of relative picture addresses. */
  attachurl: v.fallback(v.string(), '/media/'),
  custom: v.fallback(custom, v.parse(custom, {})),
  /** Platform names (specification §2) of what the merchant has; empty means all. */
  power: v.fallback(v.array(v.string()), []),
})
export type System = v.InferOutput<typeof system>

/** Occasions on which a guest can be told something by message. */
export const OCCASIONS = [
  'orderAccepted',
  'orderReady',
  'orderSent',
  'refundAnswered',
  'queueCalled',
  'reserveAnswered',
] as const
export type Occasion = (typeof OCCASIONS)[number]

export const configContract = {
  forms: endpoint({
    summary: 'Configuration blocks by ident, completed with default values; unknown idents are left out',
    method: 'POST',
    path: 'configFormMap',
    json: true,
    input: v.object({ idents: v.pipe(v.array(text(60)), v.maxLength(60)) }),
    reply: formMap,
  }),
  drag: endpoint({
    summary:
      'The layout blocks of a page in display order. Dishes are those of the given store; without a store there are none. With a preview ticket (`draft`), the unpublished draft',
    path: 'drag',
    input: v.object({
      page: text(40),
      id: v.optional(id),
      storeId: v.optional(v.union([id, v.literal('')]), ''),
      draft: v.optional(text(64), ''),
    }),
    reply: v.object({ list: v.array(block) }),
  }),
  ad: endpoint({
    summary: 'Advertisements by place',
    path: 'ad',
    input: v.object({}),
    reply: v.object({ index: v.array(adItem), orderInfo: v.array(adItem), user: v.array(adItem) }),
  }),
  messages: endpoint({
    summary:
      "Message templates of the caller's app (`appType`) that the guest can subscribe to, by event; none on the web",
    path: 'messageConfig',
    input: v.object({}),
    reply: v.object({ list: v.array(v.object({ occasion: v.picklist(OCCASIONS), templateIds: v.array(v.string()) })) }),
  }),
  system: endpoint({
    summary: 'Merchant-wide settings: brand, labels, currency, features',
    path: 'system',
    input: v.object({}),
    reply: system,
  }),
}

export const visitContract = {
  /** `fwjl` is the specified name of the visit record. */
  record: endpoint({
    summary: 'Records a page visit',
    method: 'POST',
    path: 'fwjl',
    input: v.object({
      storeId: v.optional(v.union([id, v.literal('')]), ''),
      moduleName: v.pipe(text(80), v.minLength(1)),
    }),
    reply: done,
  }),
}
