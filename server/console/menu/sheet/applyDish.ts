import type { DishFields, StaffDish } from '../../../../console/contract/menu/dish'
import type { Tx } from '../../../db/database'
import type { Staff } from '../../../modules/audit/audit'
import { setDishStock } from '../dishAvailability'
import { createDish, setDishOnSale, updateDish } from '../editDish'
import type { PlannedDish } from './plan'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether an import does something with a dish. */
export const isChanged = ({ dish, before, draft }: PlannedDish): boolean => !dish || !isEqual(before, draft)

/** Makes or changes a dish as it was planned, with the same moves and records as by hand. */
export async function applyDish(tx: Tx, planned: PlannedDish, staff: Staff): Promise<void> {
  const { before, draft } = planned
  const written = await writeFields(tx, planned, staff)
  const { id, version, onSale } = written
  if (onSale !== draft.onSale) await setDishOnSale(tx, { id, version, onSale: draft.onSale }, staff)
  const keys = stockKeys(written)
  for (const [at, key] of stockKeys(draft.fields).entries()) {
    const stock = draft.stocks[key] ?? null
    const seen = before.stocks[key] ?? null
    // What is new has got a key of its own.
    if (stock !== seen) await setDishStock(tx, { id, key: keys[at] ?? key, seen, stock }, staff)
  }
}

/** The keys of what is counted, in the order of the dish. */
const stockKeys = ({ variants, addons }: DishFields): string[] =>
  [...variants, ...addons.flatMap(({ items }) => items)].map(({ key }) => key)

async function writeFields(tx: Tx, { dish, before, draft }: PlannedDish, staff: Staff): Promise<StaffDish> {
  if (!dish) return createDish(tx, draft.fields, staff)
  const { id, version } = dish
  return isEqual(before.fields, draft.fields) ? dish : updateDish(tx, { ...draft.fields, id, version }, staff)
}
