import { eq } from 'drizzle-orm'
import type { StoreChargeFields, StoreCharges } from '../../../console/contract/store/storeCharges'
import type { ReadDb, Tx } from '../../db/database'
import { lockStore } from '../../db/locks'
import { stores } from '../../db/schema/store/stores'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { foundRow, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import type { StoreRow } from '../../modules/store/storePresenter'
import { type StoreListRequest, readStorePage } from '../stores/storePage'

/** A page of the stores with their charges. */
export async function listCharges(db: ReadDb, requested: StoreListRequest) {
  const { rows, total } = await readStorePage(db, requested, [stores.name])
  return { list: rows.map(present), total }
}

/** The charges of one store. */
export async function readCharges(db: ReadDb, id: string): Promise<StoreCharges> {
  return present(foundRow(await db.select().from(stores).where(eq(stores.id, id))))
}

/** Changes the charges of a store. */
export async function updateCharges(
  tx: Tx,
  { id, version, ...fields }: StoreChargeFields & SeenVersion,
  staff: Staff,
): Promise<StoreCharges> {
  const row = await refuseStale(await lockStore(tx, id), { id, version }, async (found) => present(found))
  const change = { ...fields, version: row.version + 1 }
  const after = foundRow(await tx.update(stores).set(change).where(eq(stores.id, id)).returning())
  await recordAudit(tx, staff, {
    ...{ action: 'store.charges', subject: 'stores', subjectId: id },
    ...{ before: fieldsOf(row), after: fieldsOf(after) },
  })
  return present(after)
}

const fieldsOf = ({ vatRate, vatIncluded, serviceRate, taxRate, promptpayId }: StoreRow): StoreChargeFields => ({
  ...{ vatRate, vatIncluded, serviceRate, taxRate, promptpayId },
})

const present = (row: StoreRow): StoreCharges => ({
  ...{ id: row.id, version: row.version, name: row.name },
  ...fieldsOf(row),
})
