import type { GoodsRow } from '@/contract/goodsRow'
import type { IconName } from '@/ui/media/iconNames'

type Kind = GoodsRow['chips'][number]['kind']

/** How each kind of mark is drawn. Where room is short the earlier kinds go first. */
export const CHIPS: Record<Kind, { tone?: 'brand' | 'red' | 'green'; icon?: IconName }> = {
  signature: { tone: 'brand', icon: 'bowl-steam-f' },
  allergen: {},
  spicy: { tone: 'red', icon: 'pepper-f' },
  vegan: { tone: 'green', icon: 'leaf' },
  vegetarian: { tone: 'green', icon: 'leaf' },
  glutenFree: { icon: 'grains' },
  plain: {},
}

const RANKS = Object.keys(CHIPS)

/** Marks in the order of what a guest must know first. */
export function ranked(chips: GoodsRow['chips']): GoodsRow['chips'] {
  return [...chips].sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
}
