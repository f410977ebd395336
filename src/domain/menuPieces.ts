import type { Category, GoodsRow } from '@/contract/goods'

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
export interface Piece {
  section: string
  heading: { name: string; note: string } | undefined
  feature: GoodsRow | undefined
  goods: readonly GoodsRow[]
  /** The height it will probably have, px of the design. */
  height: number
}

/** Usual heights, px of the design: in Latin script, and in Thai and Chinese. */
const HEADING = { false: 44, true: 47 }
const FEATURE = { false: 160, true: 160 }
const ROW = { false: 118, true: 124 }

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
export function piecesOf(sections: readonly Section[], tall: boolean): Piece[] {
  return sections.flatMap((section) => {
    const { id, name, note, goods } = section
    const feature = section.feature && goods[0]?.cutout ? goods[0] : undefined
    const rows = feature ? goods.slice(1) : goods
    const pieces: Piece[] = []
    for (let start = 0; start === 0 || start < rows.length; start += ROWS) {
      const some = rows.slice(start, start + ROWS)
      const heading = start === 0 && name ? { name, note } : undefined
      const featured = start === 0 ? feature : undefined
      const height =
        (heading ? HEADING[`${tall}`] : 0) + (featured ? FEATURE[`${tall}`] : 0) + some.length * ROW[`${tall}`]
      pieces.push({ section: id, heading, feature: featured, goods: some, height })
    }
    return pieces
  })
}
