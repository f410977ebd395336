import type { StaffDish } from '../../../../console/contract/dish'
import type { Tx } from '../../../db/database'
import type { Staff } from '../../../modules/audit/audit'
import { setDishStock } from '../dishMoves'
import { createDish, setDishOnSale, updateDish } from '../editDish'
import type { PlannedDish } from './planImport'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether an import does something with a dish. */
export const isChanged = ({ dish, before, draft }: PlannedDish): boolean => !dish || !isEqual(before, draft)

/** Makes or changes a dish as it was planned, with the same moves and records as by hand. */
export async function applyDish(tx: Tx, planned: PlannedDish, staff: Staff): Promise<void> {
  const { before, draft } = planned
  const written = await writeFields(tx, planned, staff)
  const { id, version, onSale } = written
  if (onSale !== draft.onSale) await setDishOnSale(tx, { id, version, onSale: draft.onSale }, staff)
  for (const [at, { key }] of draft.fields.variants.entries()) {
    const stock = draft.stocks[key] ?? null
    const seen = before.stocks[key] ?? null
    // A new dish has got keys of its own.
    if (stock !== seen) await setDishStock(tx, { id, key: written.variants[at]?.key ?? key, seen, stock }, staff)
  }
}

async function writeFields(tx: Tx, { dish, before, draft }: PlannedDish, staff: Staff): Promise<StaffDish> {
  if (!dish) return createDish(tx, draft.fields, staff)
  const { id, version } = dish
  return isEqual(before.fields, draft.fields) ? dish : updateDish(tx, { ...draft.fields, id, version }, staff)
}
