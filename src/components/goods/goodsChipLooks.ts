import type { GoodsRow } from '@/contract/goods/goodsRow'
import type { IconName } from '@/ui/media/iconNames'

type Kind = GoodsRow['chips'][number]['kind']

/** Style of each kind of chip, in order of priority. */
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

/** Sorts chips by priority. */
export function ranked(chips: GoodsRow['chips']): GoodsRow['chips'] {
  return [...chips].sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
}
