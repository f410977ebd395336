import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { done, id, picture, previewTicket, text } from '../fields'
import { formMap } from './forms'
import { link } from '../link'

/** Layout block: `type` selects the component, `data` is its content (`blocks.ts`). Clients skip unknown types. */
export const block = v.object({
  id,
  type: v.string(),
  style: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  data: v.record(v.string(), v.unknown()),
})
export type Block = v.InferOutput<typeof block>

/** An advertisement. `darkImage` is for the dark theme; when empty, `image` is used. */
export const adItem = v.object({
  id,
  image: picture,
  darkImage: v.optional(picture, ''),
  title: v.string(),
  link: v.nullable(link),
})

const optionalText = v.fallback(v.string(), '')

const custom = v.object({
  /** Texts that replace the default terms everywhere; empty keeps the default. `live`: pickup. */
  live: optionalText,
  /** Takeaway. */
  takeOut: optionalText,
  /** Points. */
  integral: optionalText,
  /** Balance. */
  balance: optionalText,
  /** The profile page. */
  informationTitle: optionalText,
  /** Dine-in. */
  inStore: optionalText,
  /** Currency symbol before amounts; when empty, the currency name is used. */
  hbfh: v.fallback(v.string(), '฿'),
  /** Currency name, for amounts in sentences and inputs. */
  hbmc: v.fallback(v.string(), 'THB'),
})

/** Merchant-wide settings (specification §3 "System"), with defaults for missing ones. */
export const system = v.object({
  brand: optionalText,
  /** Base of relative picture addresses. */
  attachurl: v.fallback(v.string(), '/media/'),
  custom: v.fallback(custom, v.parse(custom, {})),
  /** Names of the enabled features (specification §2); empty means all. */
  power: v.fallback(v.array(v.string()), []),
})
export type System = v.InferOutput<typeof system>

/** Events that guests can subscribe to by message. */
export const OCCASIONS = [
  'orderAccepted',
  'orderReady',
  'orderSent',
  'refundAnswered',
  'feedbackAnswered',
  'couponExpiring',
  'pointsExpiring',
  'giftClaimed',
  'giftReturned',
  'queueSoon',
  'signInReminder',
  'queueCalled',
  'drinkExpiring',
  'reserveAnswered',
  'reserveReminder',
  'partnerAnswered',
  'withdrawalAnswered',
] as const
export type Occasion = (typeof OCCASIONS)[number]

export const configContract = {
  forms: endpoint({
    summary:
      'Configuration blocks by ident, completed with default values; unknown idents are left out. With a preview ticket (`draft`), those that have a draft are as it is there',
    method: 'POST',
    path: 'configFormMap',
    json: true,
    input: v.object({ idents: v.pipe(v.array(text(60)), v.maxLength(60)), draft: previewTicket }),
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
      draft: previewTicket,
    }),
    reply: v.object({ list: v.array(block) }),
  }),
  ad: endpoint({
    summary: 'Advertisements by place; with a preview ticket (`draft`), those of the draft',
    path: 'ad',
    input: v.object({ draft: previewTicket }),
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
