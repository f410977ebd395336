import { and, eq } from 'drizzle-orm'
import type { DishFields } from '../../../console/contract/menu/dish'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { categories, type CategoryRecord } from '../../db/schema/store/goods'
import { refuseFields } from '../../modules/offers/edited'

/** The fields of a dish that do not fit together, by name. */
export function dishFaults(fields: DishFields): [field: string, holds: boolean][] {
  const { specs, variants, attrs, addons, minBuy, limitPerOrder } = fields
  return [
    ['specs', hasTwice([...specs, ...specs.flatMap(({ values }) => values)].map(keyOf))],
    ['variants', hasTwice(variants.map(keyOf)) || hasTwice(variants.map(({ values }) => values.join(' ')))],
    ['variants', variants.some(({ values }) => !isChoice(values, specs))],
    ['variants', variants.some(hasWrongPrices)],
    [
      'attrs',
      attrs.some(({ multiple, values }) => !multiple && values.filter(({ isDefault }) => isDefault).length > 1),
    ],
    ['attrs', hasTwice([...attrs, ...attrs.flatMap(({ values }) => values)].map(keyOf))],
    ['addons', addons.some(hasWrongLimits)],
    ['addons', hasTwice([...addons, ...addons.flatMap(({ items }) => items)].map(keyOf))],
    ['limitPerOrder', limitPerOrder !== null && limitPerOrder < minBuy],
  ]
}

const keyOf = ({ key }: { key: string }) => key
const hasTwice = (texts: readonly string[]) => new Set(texts).size < texts.length

/** Whether there is one value of each group, in their order. */
function isChoice(values: readonly string[], specs: DishFields['specs']): boolean {
  return (
    values.length === specs.length && specs.every((group, at) => group.values.some(({ key }) => key === values[at]))
  )
}

function hasWrongPrices({ price, memberPrice, originalPrice }: DishFields['variants'][number]): boolean {
  return (memberPrice ?? price) > price || (originalPrice ?? price) < price
}

function hasWrongLimits({ min, max, items }: DishFields['addons'][number]): boolean {
  return min > max || items.reduce((sum, item) => sum + item.max, 0) < min
}

/** Refuses fields that do not fit together, and a category that is not there or of another store. Answers with the category. */
export async function refuseDishFaults(db: ReadDb, fields: DishFields, storeId?: string): Promise<CategoryRecord> {
  refuseFields('staff.notTogether', dishFaults(fields))
  const offered = and(eq(categories.id, fields.categoryId), eq(categories.archived, false))
  const [category] = await db.select().from(categories).where(offered)
  refuseFields('staff.unknownId', [
    ['categoryId', !category || (storeId !== undefined && category.storeId !== storeId)],
  ])
  if (!category) throw new AppError(400, 'staff.notFound')
  return category
}
