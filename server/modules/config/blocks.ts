import * as v from 'valibot'
import { mostOfTab } from '../../../console/contract/look/blockShapes'
import { blockKinds } from '../../../src/contract/config/blockKinds'
import type { Block } from '../../../src/contract/config/config'
import type { Reply } from '../../../src/contract/endpoint'
import type { goodsContract } from '../../../src/contract/goods/goods'
import type { GoodsRow } from '../../../src/contract/goods/goodsRow'
import { safeHtml } from './richText'
import { type Moment, withSlidesAt } from './slidesNow'

type Data = Block['data']

/** A store's menu, from which some blocks take their dishes. */
export type Menu = Reply<(typeof goodsContract)['menu']>

const shownMost = v.fallback(mostOfTab, 6)

/** What blocks are prepared with; without a moment all slides are shown. */
interface BlockContext {
  menu: Menu
  moment?: Moment | undefined
}

/** Converts the stored data of a block kind to the contract's. */
const PREPARE = new Map(
  Object.entries<(data: Data, shown: BlockContext) => Data>({
    hero: (data, { moment }) => withSlidesAt(data, moment),
    banner: (data, { moment }) => withSlidesAt(data, moment),
    goods: ({ goodsIds, ...data }, { menu: { goods } }) => ({ ...data, goods: rowsOf(goodsIds, goods) }),
    goodsTabs: ({ most, ...data }, { menu }) => ({ ...data, tabs: tabsOf(menu, v.parse(shownMost, most)) }),
    richText: ({ html, ...data }) => ({ ...data, html: typeof html === 'string' ? safeHtml(html) : html }),
  }),
)
const NEEDS_MENU = ['goods', 'goodsTabs']
const NO_MENU: Menu = { categories: [], goods: [] }
const ALONE: BlockContext = { menu: NO_MENU }

const kinds = new Map<string, v.GenericSchema<unknown, Data>>(Object.entries(blockKinds))

/**
 * Layout blocks of a reply, with defaults. A stored `goods` block lists `goodsIds` of all stores and is sent with the rows that
 * are on the current menu; `goodsTabs` is sent with the first products of each category. Unknown kinds are passed unchanged;
 * invalid content is dropped.
 */
export async function prepareBlocks(
  blocks: readonly Block[],
  { menu: readMenu, moment }: { menu: () => Promise<Menu>; moment?: Moment },
): Promise<Block[]> {
  const menu = blocks.some(({ type }) => NEEDS_MENU.includes(type)) ? await readMenu() : NO_MENU
  return blocks.flatMap((block) => {
    const read = readBlock(block, { menu, moment })
    return read.success ? [{ ...block, data: read.output }] : []
  })
}

/** A stored block in one language, parsed by its kind, and the input that was parsed; products are added later. */
export function tryBlock(block: Block) {
  const data = PREPARE.get(block.type)?.(block.data, ALONE) ?? block.data
  return { given: data, ...readBlock(block, ALONE) }
}

function readBlock({ type, data }: Block, shown: BlockContext) {
  return v.safeParse(kinds.get(type) ?? v.record(v.string(), v.unknown()), PREPARE.get(type)?.(data, shown) ?? data)
}

function rowsOf(ids: unknown, goods: readonly GoodsRow[]): GoodsRow[] {
  const rows = new Map(goods.map((row) => [row.id, row]))
  return Array.isArray(ids) ? ids.flatMap((id) => rows.get(String(id)) ?? []) : []
}

function tabsOf({ categories, goods }: Menu, most: number) {
  return categories.map(({ id, name }) => ({
    id,
    name,
    goods: goods.filter(({ categoryId }) => categoryId === id).slice(0, most),
  }))
}
