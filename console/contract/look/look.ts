import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, int, text } from '../../../src/contract/fields'
import { staffRead, staffWrite } from '../staffCall'

/** The home page, the member page, and the restaurant's own pages, which `target` names. */
export const LAYOUT_PAGES = ['index', 'user', 'custom'] as const

const place = {
  page: v.picklist(LAYOUT_PAGES),
  /** The name of an own page, part of its address; empty for the others. */
  target: v.optional(v.pipe(text(40), v.regex(/^[\w-]*$/)), ''),
}
/** Settings of the look that hold links; those without are among the other settings. */
export const LOOK_SETTINGS = ['nav', 'firing', 'ad', 'copyright', 'helpers'] as const
export type LookSetting = (typeof LOOK_SETTINGS)[number]

/** The data of a block in all languages. The shape of its kind is checked where it is written. */
const blockData = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((data) => !Array.isArray(data) && JSON.stringify(data).length <= 200_000),
)
const seen = { ...place, revision: int(0) }

const block = v.object({
  id: v.string(),
  type: v.string(),
  /** Guests do not see it. */
  hidden: v.boolean(),
  data: v.record(v.string(), v.unknown()),
  /** The paths of what is wrong in its data; it is published only hidden or without. */
  faults: v.array(v.string()),
})
export type LookBlock = v.InferOutput<typeof block>

const drafted = {
  /** Counted up with each edit. An edit names the one it saw. */
  revision: v.number(),
  /** The draft differs from what guests see. */
  changed: v.boolean(),
  /** What was published, the latest first; the first one is what it began with. */
  versions: v.array(v.object({ id: v.string(), number: v.number(), at: v.string() })),
}
/** What is known of the draft of a page or a setting. */
export type Drafted = v.InferOutput<v.ObjectSchema<typeof drafted, undefined>>

const layout = v.object({
  ...{ page: v.picklist(LAYOUT_PAGES), target: v.string(), ...drafted },
  blocks: v.array(block),
})
export type Layout = v.InferOutput<typeof layout>

const ident = v.picklist(LOOK_SETTINGS)
const setting = v.object({
  ...{ ident, ...drafted },
  /** Whether the draft has a value; else it is what it would begin with. */
  stored: v.boolean(),
  value: v.record(v.string(), v.unknown()),
})
export type StaffSetting = v.InferOutput<typeof setting>

const stale = 'A stale revision is refused with code 409 and `current`'
const write = { ...staffWrite, reply: layout }
const settingWrite = { ...staffWrite, reply: setting }
const seenSetting = { ident, revision: int(0) }

/** The look of the storefront: the blocks of its pages and its settings as drafts, which guests see once they are published. */
export const lookContract = {
  pages: endpoint({
    ...staffRead,
    summary: 'The pages with blocks, own pages too that are only drafts, and what links can lead to',
    path: 'look/pages',
    input: v.object({}),
    reply: v.object({
      list: v.array(v.object({ page: v.picklist(LAYOUT_PAGES), target: v.string() })),
      /** Names of what a link of the kind `platform` leads to, with the addresses of those that are pages. */
      destinations: v.array(v.object({ name: v.string(), address: v.nullable(v.string()) })),
    }),
  }),
  preview: endpoint({
    ...staffRead,
    summary: 'A ticket with which the storefront shows drafts as long as the session lasts',
    path: 'look/preview',
    input: v.object({}),
    reply: v.object({ ticket: v.string() }),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'The draft of a page, else what is published, with earlier versions',
    path: 'look/page',
    input: v.object(place),
    reply: layout,
  }),
  add: endpoint({
    ...write,
    summary: `Adds a block, the last one, with what it begins with. ${stale}`,
    path: 'look/add',
    input: v.object({ ...seen, type: v.pipe(text(40), v.minLength(1)) }),
  }),
  arrange: endpoint({
    ...write,
    summary: `Puts the blocks in an order and hides some; blocks that are not named are removed. ${stale}`,
    path: 'look/arrange',
    input: v.object({
      ...seen,
      blocks: v.pipe(v.array(v.object({ id, hidden: flag })), v.maxLength(200)),
    }),
  }),
  update: endpoint({
    ...write,
    summary: `Changes the data of a block. ${stale}`,
    path: 'look/update',
    input: v.object({ ...seen, id, data: blockData }),
  }),
  publish: endpoint({
    ...write,
    summary: `Shows the draft to guests. ${stale}`,
    path: 'look/publish',
    input: v.object(seen),
  }),
  discard: endpoint({
    ...write,
    summary: `Leaves the draft: it is again what guests see. ${stale}`,
    path: 'look/discard',
    input: v.object(seen),
  }),
  takeBack: endpoint({
    ...write,
    summary: `Shows guests what was published before the last time. A draft stays a draft. ${stale}`,
    path: 'look/takeBack',
    input: v.object(seen),
  }),
  restore: endpoint({
    ...write,
    summary: `Makes an earlier version the draft. ${stale}`,
    path: 'look/restore',
    input: v.object({ ...seen, versionId: id }),
  }),
  setting: endpoint({
    ...staffRead,
    summary: 'The draft of a setting of the look in all languages, else what is published, with earlier versions',
    path: 'look/setting',
    input: v.object({ ident }),
    reply: setting,
  }),
  updateSetting: endpoint({
    ...settingWrite,
    summary: `Changes the draft of a setting of the look, all of it; null removes the setting. ${stale}`,
    path: 'look/setting/update',
    input: v.object({ ...seenSetting, value: v.nullable(blockData) }),
  }),
  publishSetting: endpoint({
    ...settingWrite,
    summary: `Shows the draft of a setting to guests. ${stale}`,
    path: 'look/setting/publish',
    input: v.object(seenSetting),
  }),
  discardSetting: endpoint({
    ...settingWrite,
    summary: `Leaves the draft of a setting: it is again what guests see. ${stale}`,
    path: 'look/setting/discard',
    input: v.object(seenSetting),
  }),
  takeBackSetting: endpoint({
    ...settingWrite,
    summary: `Shows guests the setting that was published before the last time. A draft stays a draft. ${stale}`,
    path: 'look/setting/takeBack',
    input: v.object(seenSetting),
  }),
  restoreSetting: endpoint({
    ...settingWrite,
    summary: `Makes an earlier version of a setting the draft. ${stale}`,
    path: 'look/setting/restore',
    input: v.object({ ...seenSetting, versionId: id }),
  }),
}
