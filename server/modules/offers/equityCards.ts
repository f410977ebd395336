import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { EquityCardFields, StaffEquityCard } from '../../../console/contract/members/equityCard'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newCode, newId, newNumber } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type EquityCard, equityCards, heldEquityCards } from '../../db/schema/members/membership'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import type { ExchangeCodes } from '../coupons/exchangeCodes'
import { cardSecret } from '../membership/cardSecret'
import { foundRow, type OfferQuery, recorded, refuseFields, refuseStale, type SeenVersion } from './edited'
import { unknownTemplates } from './templates'

/** Signs of a printed password, and what the numbers of printed cards begin with. */
const [PASSWORD_LENGTH, PREFIX] = [8, 'EP']

/** A page of the equity cards in the merchant's order. */
export async function listEquityCards(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffEquityCard[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(equityCards.closed, !onSale)
  const condition = and(holdsKeyword(equityCards.name, keyword), ofState)
  const rows = await db
    .select()
    .from(equityCards)
    .where(condition)
    .orderBy(asc(equityCards.sort), asc(equityCards.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list: StaffEquityCard[] = []
  for (const row of rows) list.push(await present(db, row))
  return { list, total: await db.$count(equityCards, condition) }
}

/** Makes a card, which is on sale. */
export async function createEquityCard(tx: Tx, fields: EquityCardFields, staff: Staff): Promise<StaffEquityCard> {
  await refuseFaults(tx, fields)
  const id = newId()
  await tx.insert(equityCards).values({ ...fields, id, createdAt: staff.now })
  return written(tx, { id, action: 'equityCard.create', before: null }, staff)
}

/** Changes a card. What was bought or printed stays as it was. */
export async function updateEquityCard(
  tx: Tx,
  { id, version, ...fields }: EquityCardFields & SeenVersion,
  staff: Staff,
): Promise<StaffEquityCard> {
  const before = await lockSeen(tx, { id, version })
  await refuseFaults(tx, fields)
  await write(tx, id, fields)
  return written(tx, { id, action: 'equityCard.update', before }, staff)
}

/** Takes a card off sale, or puts it on sale. */
export async function setEquityCardOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffEquityCard> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'equityCard.onSale', before }, staff)
}

/** Makes printed cards; their passwords are known here only. */
export async function printEquityCards(
  tx: Tx,
  { id, count: total }: { id: string; count: number },
  { codes, ...staff }: Staff & { codes: ExchangeCodes },
): Promise<{ card: StaffEquityCard; printed: { no: string; password: string }[] }> {
  const card = foundRow(await tx.select().from(equityCards).where(eq(equityCards.id, id)))
  const before = await present(tx, card)
  const printed = Array.from({ length: total }, () => ({
    no: newNumber(PREFIX, staff.now),
    password: newCode(PASSWORD_LENGTH),
  }))
  const { months, gifts, refundDays } = card
  await tx.insert(heldEquityCards).values(
    printed.map(({ no, password }) => ({
      ...{ id: newId(), cardId: id, no, months, gifts, refundDays, createdAt: staff.now },
      passwordHash: codes.hashOf(cardSecret(no, password)),
    })),
  )
  return { card: await written(tx, { id, action: 'equityCard.print', before }, staff), printed }
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffEquityCard> {
  const show = (row: EquityCard) => present(tx, row)
  return show(await refuseStale(await lockRow(tx, equityCards, seen.id), seen, show))
}

async function write(tx: Tx, id: string, changed: Partial<typeof equityCards.$inferInsert>): Promise<void> {
  await tx
    .update(equityCards)
    .set({ ...changed, version: sql`${equityCards.version} + 1` })
    .where(eq(equityCards.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffEquityCard | null },
  staff: Staff,
): Promise<StaffEquityCard> {
  const after = await present(tx, foundRow(await tx.select().from(equityCards).where(eq(equityCards.id, id))))
  return recorded(tx, staff, { action, subject: 'equity_cards', before, after })
}

async function refuseFaults(db: ReadDb, { gifts }: EquityCardFields): Promise<void> {
  const ids = gifts.map(({ templateId }) => templateId)
  refuseFields('staff.notTogether', [['gifts', new Set(ids).size < ids.length]])
  refuseFields('staff.unknownId', [['gifts', (await unknownTemplates(db, ids)).length > 0]])
}

async function present(db: ReadDb, { closed, createdAt, ...rest }: EquityCard): Promise<StaffEquityCard> {
  const ofCard = eq(heldEquityCards.cardId, rest.id)
  const waiting = and(ofCard, isNull(heldEquityCards.userId), isNotNull(heldEquityCards.passwordHash))
  const [held] = await db
    .select({ num: count() })
    .from(heldEquityCards)
    .where(and(ofCard, isNotNull(heldEquityCards.userId)))
  return {
    ...rest,
    createdAt: isoText(createdAt),
    onSale: !closed,
    held: held?.num ?? 0,
    waiting: await db.$count(heldEquityCards, waiting),
  }
}
