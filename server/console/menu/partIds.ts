import type { DishParts } from '../../../console/contract/menu/dishParts'
import { newId } from '../../db/ids'
import type { WholeDish } from '../../modules/goods/goodsRepository'

/** A group of options as it is written: with the ids of what is there already, and new ones for the rest. */
export interface WrittenGroup<G, I> {
  id: string
  group: G
  items: (I & { id: string })[]
}

/** A size as it is written. */
export type WrittenVariant = Omit<DishParts['variants'][number], 'key' | 'values'> & { id: string; valueIds: string[] }

interface Keyed {
  key: string
}

type KnownGroups = readonly { group: { id: string }; items: readonly { id: string }[] }[]

/** Gives groups and their items ids. A key is an id only within the group that has it already. */
export function withIds<G extends Keyed, I extends Keyed>(
  groups: readonly G[],
  itemsOf: (group: G) => readonly I[],
  known: KnownGroups,
): WrittenGroup<G, I>[] {
  return groups.map((group) => {
    const before = known.find((each) => each.group.id === group.key)
    const idOf = ({ key }: Keyed) => (before?.items.some(({ id }) => id === key) ? key : newId())
    return {
      id: before ? group.key : newId(),
      group,
      items: itemsOf(group).map((item) => ({ ...item, id: idOf(item) })),
    }
  })
}

/** Gives sizes ids and their values. One that has other values than before is another one: carts that hold the former ask to choose again. */
export function variantIds(
  variants: DishParts['variants'],
  specs: readonly WrittenGroup<Keyed, Keyed>[],
  known: WholeDish['skus'],
): WrittenVariant[] {
  const values = new Map(specs.flatMap(({ items }) => items.map(({ key, id }) => [key, id])))
  return variants.map(({ key, values: keys, ...amounts }) => {
    const valueIds = keys.map((each) => values.get(each) ?? '')
    const before = known.find(({ id }) => id === key)
    const isSame = before?.valueIds.join(' ') === valueIds.join(' ')
    return { ...amounts, id: isSame ? key : newId(), valueIds }
  })
}
