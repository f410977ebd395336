import { randomId } from '../../../src/domain/text/randomId'
import type { DishParts } from '../../contract/menu/dishParts'
import { NO_PRICES } from './emptyValues'

type Specs = DishParts['specs']
/** A size of the form: its price may not be entered yet. */
export type TypedVariant = Omit<DishParts['variants'][number], 'price'> & { price: number | null }

/** Every combination of the values of some spec groups, by their keys. A group without values counts as none. */
export function combinationsOf(specs: Specs): string[][] {
  return specs
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>((made, { values }) => made.flatMap((one) => values.map(({ key }) => [...one, key])), [[]])
}

const nameOf = (values: readonly string[]) => values.join(' ')

/** Whether a size has all of some values, or all of its values are among them. */
const isLike =
  (values: readonly string[]) =>
  ({ values: own }: TypedVariant) =>
    own.every((key) => values.includes(key)) || values.every((key) => own.includes(key))

/**
 * The sizes for combinations that have changed: those that are still there stay, new ones begin with the prices of the size that they
 * come from when a group was added or removed, else of the first one, and those that were there before but not sold stay unsold.
 */
export function fittedVariants(
  variants: readonly TypedVariant[],
  combinations: readonly (readonly string[])[],
  before: readonly (readonly string[])[],
): TypedVariant[] {
  const known = new Set(before.map(nameOf))
  return combinations.flatMap((values) => {
    const existing = variants.find((variant) => nameOf(variant.values) === nameOf(values))
    if (existing) return [existing]
    if (known.has(nameOf(values))) return []
    const { price, memberPrice, originalPrice } = variants.find(isLike(values)) ?? variants[0] ?? NO_PRICES
    return [{ key: randomId(), values: [...values], price, memberPrice, originalPrice }]
  })
}

/** The sizes with a combination sold or not, in the order of the combinations. */
export function withSold(
  variants: readonly TypedVariant[],
  combinations: readonly (readonly string[])[],
  { values, sold }: { values: readonly string[]; sold: boolean },
): TypedVariant[] {
  const others = combinations.filter((each) => sold || nameOf(each) !== nameOf(values))
  const unsold = others.filter(
    (each) => nameOf(each) !== nameOf(values) && !variants.some((variant) => nameOf(variant.values) === nameOf(each)),
  )
  return fittedVariants(variants, others, unsold)
}
