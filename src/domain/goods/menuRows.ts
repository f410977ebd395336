import type { Category } from '@/contract/goods'
import type { GoodsRow } from '@/contract/goodsRow'

/** A part of a menu under one heading. */
export interface Section {
  id: string
  /** Empty when there is no heading, as over the results of a search. */
  name: string
  note: string
  /** Its first dish is drawn as a feature card, when it has a cut-out picture. */
  feature: boolean
  goods: readonly GoodsRow[]
}

/** What is drawn and taken away as one: some rows of one section, the first piece with the section's heading. */
export interface MenuRow {
  section: string
  heading: { name: string; note: string } | undefined
  feature: GoodsRow | undefined
  goods: readonly GoodsRow[]
  /** The height it will probably have, px of the design. */
  height: number
}

/** Usual heights, px of the design: in Latin script, and in Thai and Chinese. */
const USUAL = { heading: 44, feature: 160, row: 118 }
const TALL = { heading: 47, feature: 160, row: 122 }

/** Rows of one piece: few, so that drawing one never takes longer than a frame. */
const ROWS = 4

/** The sections of a menu, in its order; categories without a dish are left out. */
export function sectionsOf(menu: { categories: readonly Category[]; goods: readonly GoodsRow[] }): Section[] {
  const byCategory = new Map<string, GoodsRow[]>(menu.categories.map(({ id }) => [id, []]))
  for (const row of menu.goods) byCategory.get(row.categoryId)?.push(row)
  return menu.categories
    .map(({ id, name, note, feature }) => ({ id, name, note, feature, goods: byCategory.get(id) ?? [] }))
    .filter(({ goods }) => goods.length > 0)
}

/** Cuts sections into pieces. `tall`: the script has taller lines. */
export function menuRowsOf(sections: readonly Section[], tall: boolean): MenuRow[] {
  return sections.flatMap((section) => {
    const feature = section.feature && section.goods[0]?.cutout ? section.goods[0] : undefined
    const rows = feature ? section.goods.slice(1) : section.goods
    const heading = section.name ? { name: section.name, note: section.note } : undefined
    const pieces = [menuRowOf({ section: section.id, heading, feature, goods: rows.slice(0, ROWS) }, tall)]
    for (let start = ROWS; start < rows.length; start += ROWS) {
      const goods = rows.slice(start, start + ROWS)
      pieces.push(menuRowOf({ section: section.id, heading: undefined, feature: undefined, goods }, tall))
    }
    return pieces
  })
}

function menuRowOf(piece: Omit<MenuRow, 'height'>, tall: boolean): MenuRow {
  const heights = tall ? TALL : USUAL
  const head = (piece.heading ? heights.heading : 0) + (piece.feature ? heights.feature : 0)
  return { ...piece, height: head + piece.goods.length * heights.row }
}
