import type { Category } from '@/contract/goods/goods'
import type { GoodsRow } from '@/contract/goods/goodsRow'

/** A section of a menu under one heading. */
export interface Section {
  id: string
  /** Empty without a heading, as for search results. */
  name: string
  note: string
  /** Its first dish is drawn as a feature card, when it has a cut-out picture. */
  feature: boolean
  goods: readonly GoodsRow[]
}

/** A unit of windowing: some rows of one section, with the section's heading in the first one. */
export interface MenuRow {
  section: string
  heading: { name: string; note: string } | undefined
  feature: GoodsRow | undefined
  goods: readonly GoodsRow[]
  /** Estimated height, design px. */
  height: number
}

/** Estimated heights, design px: in Latin script, and in Thai and Chinese. */
const LATIN = { heading: 44, feature: 160, row: 126 }
const TALL = { heading: 47, feature: 160, row: 134 }

/** Rows per unit: few enough to render one within a frame. Wide windows show some beside each other: full rows of two, three or four. */
const ROWS = { narrow: 4, wide: 12 }

/** The sections of a menu, in its order; categories without a dish are left out. */
export function sectionsOf(menu: { categories: readonly Category[]; goods: readonly GoodsRow[] }): Section[] {
  const byCategory = new Map<string, GoodsRow[]>(menu.categories.map(({ id }) => [id, []]))
  for (const row of menu.goods) byCategory.get(row.categoryId)?.push(row)
  return menu.categories
    .map(({ id, name, note, feature }) => ({ id, name, note, feature, goods: byCategory.get(id) ?? [] }))
    .filter(({ goods }) => goods.length > 0)
}

/** Splits sections into units. `tall`: the script has taller lines; `wide`: dishes stand beside each other. */
export function menuRowsOf(sections: readonly Section[], tall: boolean, wide = false): MenuRow[] {
  const size = wide ? ROWS.wide : ROWS.narrow
  return sections.flatMap((section) => {
    const feature = section.feature && section.goods[0]?.cutout ? section.goods[0] : undefined
    const rows = feature ? section.goods.slice(1) : section.goods
    const heading = section.name ? { name: section.name, note: section.note } : undefined
    const pieces = [menuRowOf({ section: section.id, heading, feature, goods: rows.slice(0, size) }, tall)]
    for (let start = size; start < rows.length; start += size) {
      const goods = rows.slice(start, start + size)
      pieces.push(menuRowOf({ section: section.id, heading: undefined, feature: undefined, goods }, tall))
    }
    return pieces
  })
}

function menuRowOf(piece: Omit<MenuRow, 'height'>, tall: boolean): MenuRow {
  const heights = tall ? TALL : LATIN
  const head = (piece.heading ? heights.heading : 0) + (piece.feature ? heights.feature : 0)
  return { ...piece, height: head + piece.goods.length * heights.row }
}
