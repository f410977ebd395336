import { and, asc, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { reserveContract } from '../../../src/contract/inStore/reserve'
import { shareOf } from '../../../src/domain/reserve/deposit'
import { COMING_RESERVE_STATES } from '../../../src/domain/reserve/reserveState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import {
  type Reservation,
  reservations,
  type ReserveArea,
  type ReserveStore,
} from '../../db/schema/inStore/reservations'
import { users } from '../../db/schema/account/users'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import { purchaseOffers } from '../purchases/placePurchase'
import type { StoreRow } from '../store/storePresenter'
import { findAnyStore, findStore } from '../store/storeRepository'
import { readPaidBy } from '../paymentMethods/paidBy'
import { cancelByGuest, CHANGE_HOURS, changeByGuest, ownReservation } from './guestChanges'
import { HOLD_MINUTES, placeReservation } from './placeReservation'
import { lastContact, presentReservation, presentRow, storeOf, withParts } from './presenter'
import { findPlace, offerFor, presentRefunds, refuseGroup } from './quote'
import { closedReserve, readAreas, readReserveStore } from './reserveStore'
import { minutesIn, mostTables, readSlots } from './slots'

type Calls = typeof reserveContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Reservations. */
export const reserveHandlers = (providers: PaymentProviders): Handlers<Calls> => ({
  config: (context, { storeId }) => readConfig(context, storeId),

  async slots({ db, session, now }, request) {
    const place = await findPlace(db, request, now)
    refuseGroup(place, request)
    // Only a booking of the caller may be left out.
    const { exceptId } = request
    const own = exceptId === undefined ? undefined : await ownReservation(db, session.userId, exceptId)
    return readSlots(db, place, { ...request, exceptId: own?.id })
  },

  checkout: (context, booking) => readQuote(context, booking, providers),

  order: (context, request) => placeReservation(context, request, providers),

  mine: (context, requested) => listMine(context, requested),

  detail: async (context, { id }) => replyWith(context, await ownReservation(context.db, context.session.userId, id)),

  cancel: async (context, requested) => replyWith(context, await cancelByGuest(context, requested)),

  change: async (context, requested) => replyWith(context, await changeByGuest(context, requested)),
})

async function replyWith({ db, locale, now }: Context, found: Reservation): Promise<Reply<Calls['detail']>> {
  const [read] = await withParts(db, [found])
  if (!read) throw new Error(`reservation ${found.id} has no area`)
  const store = await findStore(db, found.storeId)
  const { id } = found
  const payWay = (await readPaidBy(db, [id], locale)).get(id) ?? ''
  return { reservation: presentReservation({ ...read, payWay }, store, { locale, now }), serverTime: isoText(now) }
}

async function readConfig(context: Context, storeId: string): Promise<Reply<Calls['config']>> {
  const { db, locale, now } = context
  const store = await findStore(db, storeId)
  const rules = await readReserveStore(db, storeId)
  const closed = closedReserve(store, rules)
  const areas = closed ? [] : (await readAreas(db, storeId)).filter((area) => !area.closed)
  return {
    ...{ storeInfo: storeOf(store, locale), open: !closed, closedText: closed ? translate(locale, closed) : '' },
    areas: areas.map((area) => presentArea(area, rules, locale)),
    ...limitsOf(rules),
    notice: rules ? inLocale(rules.notice, locale) : '',
    contact: await contactOf(context),
    serverTime: isoText(now),
  }
}

function presentArea(
  area: ReserveArea,
  rules: ReserveStore | undefined,
  locale: Context['locale'],
): Reply<Calls['config']>['areas'][number] {
  const { id, icon, minPeople, maxPeople, depositKind: kind, depositAmount: amount } = area
  const maxTables = rules ? mostTables({ rules, area }) : area.joinTables
  const texts = { name: inLocale(area.name, locale), caption: inLocale(area.caption, locale) }
  return { ...texts, id, icon, minPeople, maxPeople, maxTables, deposit: { kind, amount } }
}

function limitsOf(rules: ReserveStore | undefined) {
  const { maxPeople = 0, minTables = 1, maxTables = 1, keepMinutes = 0, slots } = rules ?? {}
  const { stayMinutes = 0, advanceMinutes = 0, advanceDays = 0 } = slots ?? {}
  return {
    maxPeople,
    minTables,
    maxTables,
    keepMinutes,
    stayMinutes,
    advanceMinutes,
    advanceDays,
    changeHours: CHANGE_HOURS,
  }
}

/** Who booked last; before the first booking the member. */
async function contactOf({ db, session: { userId, member } }: Context): Promise<{ name: string; phone: string }> {
  if (!member) return { name: '', phone: '' }
  const own = and(eq(reservations.userId, userId), eq(reservations.madeBy, 'guest'))
  const [last] = await db.select().from(reservations).where(own).orderBy(desc(reservations.seq)).limit(1)
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const phone = user?.phone ? shownPhone(user.phone) : ''
  return lastContact(last) ?? { name: user?.nickname ?? '', phone }
}

async function readQuote(
  context: Context,
  booking: Parsed<Calls['checkout']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['checkout']>> {
  const { db, now } = context
  const { place, slot, tables, deposit } = await offerFor(db, booking, now)
  const { area, rules } = place
  const held = { deposit, start: slot.from, steps: rules.refundSteps, most: 100 }
  const requested = { storeId: booking.storeId, providers, amount: deposit }
  return {
    ...{ deposit, depositBy: area.depositKind, depositEach: area.depositAmount, tables: tables.length },
    refunds: deposit > 0 ? presentRefunds(held) : [],
    noShow: shareOf(deposit, rules.noShowPercent),
    payTypes: deposit > 0 ? await purchaseOffers(context, requested) : [],
    ...{ holdMinutes: HOLD_MINUTES, keepMinutes: rules.keepMinutes, minutes: minutesIn(slot) },
    serverTime: isoText(now),
  }
}

async function listMine(
  { db, session, locale, now }: Context,
  { tab, page, pageSize }: Parsed<Calls['mine']>,
): Promise<Reply<Calls['mine']>> {
  const own = eq(reservations.userId, session.userId)
  const isComing = comingAt(now)
  const condition = and(own, tab === 'coming' ? isComing : not(isComing))
  const rows = await db
    .select()
    .from(reservations)
    .where(condition)
    .orderBy(...(tab === 'coming' ? [asc(reservations.start)] : [desc(reservations.start)]), asc(reservations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const read = await withParts(db, rows)
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))]
  const stores = new Map<string, StoreRow>()
  for (const id of storeIds) stores.set(id, await findAnyStore(db, id))
  const list = read.map((each) => {
    const store = stores.get(each.reservation.storeId)
    if (!store) throw new Error(`reservation ${each.reservation.id} has no store`)
    return presentRow(each, store, { locale, now })
  })
  const total = await db.$count(reservations, condition)
  const coming = tab === 'coming' ? total : await db.$count(reservations, and(own, isComing))
  return { list, total, coming, page, pageSize }
}

/** The reservations that are not over at a time. */
function comingAt(now: Date): SQL {
  const { end, state } = reservations
  return sql`(${gt(end, now)} and ${inArray(state, COMING_RESERVE_STATES)})`
}
