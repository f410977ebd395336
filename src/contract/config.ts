import * as v from 'valibot'
import { endpoint } from './endpoint'
import { done, id, picture, text } from './fields'

/** A configurable link (specification §3 "Link item"). Every field but `params` is optional; `domain/links.ts` reads it. */
export const link = v.object({
  /** Kind of link. */
  params: v.string(),
  name: v.optional(
    v.object({ id: v.optional(v.string()), path: v.optional(v.string()), appId: v.optional(v.string()) }),
  ),
  category: v.optional(v.string()),
  value: v.optional(v.object({ id: v.optional(v.string()) })),
  param: v.optional(v.object({ phone: v.optional(v.string()) })),
})
export type Link = v.InferOutput<typeof link>

/** Layout block: `type` picks the drawing, `data` is its content (`blocks.ts`). A type that a client does not know is skipped. */
export const block = v.object({
  id,
  type: v.string(),
  style: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  data: v.record(v.string(), v.unknown()),
})
export type Block = v.InferOutput<typeof block>

const adItem = v.object({ id, image: picture, title: v.string(), link: v.nullable(link) })

/** Merchant-wide facts (specification §3 "System"). */
export const system = v.object({
  brand: v.string(),
  /** Base of relative picture addresses. */
  attachurl: v.string(),
  custom: v.object({
    /** Words that replace the default ones; empty keeps the default. */
    live: v.string(),
    takeOut: v.string(),
    integral: v.string(),
    balance: v.string(),
    informationTitle: v.string(),
    inStore: v.string(),
    /** Currency symbol. */
    hbfh: v.string(),
    /** Currency name. */
    hbmc: v.string(),
  }),
  power: v.array(v.string()),
})
export type System = v.InferOutput<typeof system>

/** The layout of the tab bar (specification §2). */
export const navLayout = v.object({
  background: v.string(),
  color: v.string(),
  selectedColor: v.string(),
  type: v.string(),
  positionType: v.string(),
  selected: v.number(),
  list: v.array(v.object({ icon: v.string(), selectedIcon: v.string(), title: v.string(), url: v.string() })),
})
export type NavLayout = v.InferOutput<typeof navLayout>

export const configContract = {
  forms: endpoint({
    summary: 'Configuration blocks by ident; an ident that is not known is left out',
    method: 'POST',
    path: 'configFormMap',
    json: true,
    input: v.object({ idents: v.pipe(v.array(text(60)), v.maxLength(60)) }),
    reply: v.record(v.string(), v.unknown()),
  }),
  drag: endpoint({
    summary: 'The layout blocks of a page, in drawing order; dishes are those of the given store, and none without one',
    path: 'drag',
    input: v.object({ page: text(40), id: v.optional(id), storeId: v.optional(v.union([id, v.literal('')]), '') }),
    reply: v.object({ list: v.array(block) }),
  }),
  ad: endpoint({
    summary: 'Advertisements by place',
    path: 'ad',
    input: v.object({}),
    reply: v.object({ index: v.array(adItem), orderInfo: v.array(adItem), user: v.array(adItem) }),
  }),
  messages: endpoint({
    summary: 'Templates the guest can subscribe to, by occasion',
    path: 'messageConfig',
    input: v.object({}),
    reply: v.object({ list: v.array(v.object({ occasion: v.string(), templateIds: v.array(v.string()) })) }),
  }),
  system: endpoint({
    summary: 'Merchant-wide facts: brand, words, currency, features',
    path: 'system',
    input: v.object({}),
    reply: system,
  }),
}

export const visitContract = {
  /** `fwjl` is the specified name of the visit record. */
  record: endpoint({
    summary: 'Records that a page was visited',
    method: 'POST',
    path: 'fwjl',
    input: v.object({
      storeId: v.optional(v.union([id, v.literal('')]), ''),
      moduleName: v.pipe(text(80), v.minLength(1)),
    }),
    reply: done,
  }),
}
