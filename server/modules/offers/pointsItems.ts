import { and, asc, eq, sql } from 'drizzle-orm'
import type { PointsItemFields, StaffPointsItem } from '../../../console/contract/members/pointsItem'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { pointsCategories, type PointsItem, pointsItems } from '../../db/schema/members/pointsMall'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import {
  foundRow,
  type OfferQuery,
  recorded,
  refuseFields,
  refuseStale,
  type SeenVersion,
  timeOf,
  timeText,
} from './edited'
import { unknownTemplates } from './templates'

const SUBJECT = 'points_items'

/** A page of the items of the points shop in the merchant's order. */
export async function listItems(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffPointsItem[]; total: number }> {
  const closed = onSale === undefined ? undefined : eq(pointsItems.closed, !onSale)
  const condition = and(holdsKeyword(pointsItems.name, keyword), closed)
  const order = [asc(pointsItems.sort), asc(pointsItems.id)]
  const all = db.select().from(pointsItems).where(condition)
  const rows = await all
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(pointsItems, condition) }
}

/** Makes an item, which is on sale. */
export async function createItem(tx: Tx, fields: PointsItemFields, staff: Staff): Promise<StaffPointsItem> {
  await refuseFaults(tx, fields)
  const made = { ...columnsOf(fields), id: newId(), createdAt: staff.now }
  const after = present(foundRow(await tx.insert(pointsItems).values(made).returning()))
  return recorded(tx, staff, { action: 'pointsItem.create', subject: SUBJECT, before: null, after })
}

/** Changes an item. What was ordered stays as it was. */
export async function updateItem(
  tx: Tx,
  { id, version, ...fields }: PointsItemFields & SeenVersion,
  staff: Staff,
): Promise<StaffPointsItem> {
  const before = await seenItem(tx, { id, version })
  await refuseFaults(tx, fields)
  refuseFields('staff.belowCount', [['total', fields.total !== null && fields.total < before.taken]])
  const after = await change(tx, id, columnsOf(fields))
  return recorded(tx, staff, { action: 'pointsItem.update', subject: SUBJECT, before, after })
}

/** Takes an item off sale, or puts it on sale. */
export async function setItemOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffPointsItem> {
  const before = await seenItem(tx, seen)
  const after = await change(tx, seen.id, { closed: !onSale })
  return recorded(tx, staff, { action: 'pointsItem.onSale', subject: SUBJECT, before, after })
}

const seenItem = async (tx: Tx, seen: SeenVersion) =>
  present(await refuseStale(await lockRow(tx, pointsItems, seen.id), seen, present))

async function change(tx: Tx, id: string, values: Partial<typeof pointsItems.$inferInsert>): Promise<StaffPointsItem> {
  const counted = { ...values, version: sql`${pointsItems.version} + 1` }
  return present(foundRow(await tx.update(pointsItems).set(counted).where(eq(pointsItems.id, id)).returning()))
}

async function refuseFaults(db: ReadDb, fields: PointsItemFields): Promise<void> {
  const { type, templateId, bonus, pickup, delivery, deliveryFee, total, perPerson, saleFrom, saleUntil } = fields
  refuseFields('staff.notTogether', [
    ['templateId', (type === 'coupon') !== (templateId !== null)],
    ['bonus', (type === 'balance') !== bonus > 0],
    ['pickup', (type === 'goods') !== (pickup || delivery)],
    ['deliveryFee', deliveryFee > 0 && !delivery],
    ['perPerson', total !== null && perPerson !== null && perPerson > total],
    ['saleUntil', saleFrom !== null && saleUntil !== null && Date.parse(saleFrom) >= Date.parse(saleUntil)],
  ])
  const categories = await db.$count(pointsCategories, eq(pointsCategories.id, fields.categoryId))
  refuseFields('staff.unknownId', [
    ['categoryId', categories === 0],
    ['templateId', templateId !== null && (await unknownTemplates(db, [templateId])).length > 0],
  ])
}

const columnsOf = ({ saleFrom, saleUntil, ...rest }: PointsItemFields) => ({
  ...rest,
  saleFrom: timeOf(saleFrom),
  saleUntil: timeOf(saleUntil),
})

function present({ closed, saleFrom, saleUntil, createdAt, ...row }: PointsItem): StaffPointsItem {
  const onSale = !closed
  return { ...row, onSale, saleFrom: timeText(saleFrom), saleUntil: timeText(saleUntil), createdAt: isoText(createdAt) }
}
