import { eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Celebration } from '../../../src/contract/constants/reserve'
import type { PayType } from '../../../src/contract/payment/payType'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockReserveStore, lockUser } from '../../db/locks'
import { type Reservation, reservations } from '../../db/schema/inStore/reservations'
import { users } from '../../db/schema/account/users'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { phoneOf } from '../accounts/phoneNumbers'
import { placePurchase } from '../purchases/placePurchase'
import { reserveTables } from './transitionReservation'
import { type BookingRequest, type Offer, offerFor } from './quote'

type Context = RequestContext<Tx, Session>

/** Numbers of deposits begin with it. */
const PREFIX = 'RS'

/** How long tables are held for the payment of the deposit. */
export const HOLD_MINUTES = 15

/** Contact and wishes of a booking. */
export interface Guest {
  contact: string
  phone: string
  celebration: Celebration
  notes: string
}

interface Request extends BookingRequest, Guest {
  /** What the guest was shown, satang. */
  deposit: number
  payType?: PayType | undefined
}

/** Books a table for the caller: with a deposit it waits for the payment, without one the store is asked. */
export async function placeReservation(
  context: Context,
  request: Request,
  providers: PaymentProviders,
): Promise<{ id: string; deposit: number; expireAt: string | null }> {
  const { db: tx, session, now } = context
  const guest = { ...request, phone: await guestPhone(tx, session.userId, request) }
  await lockReserveStore(tx, request.storeId)
  const offer = await offerFor(tx, request, now)
  const { deposit, place } = offer
  if (deposit !== request.deposit) throw new AppError(400, 'reserve.depositChanged', {}, { deposit })
  const { userId } = session
  if (deposit > 0) {
    if (!request.payType) throw new AppError(400, 'pay.notOffered')
    const { payType, storeId } = request
    const purchase = {
      kind: 'deposit',
      prefix: PREFIX,
      storeId,
      amount: deposit,
      payType,
      minutes: HOLD_MINUTES,
    } as const
    const write = (id: string) => writeReservation(tx, offer, { ...guest, id, userId, state: 'unpaid' })
    const { orderId: id, expireAt } = await placePurchase(context, purchase, { providers, write })
    return { id, deposit, expireAt }
  }
  await lockUser(tx, userId)
  const state = place.rules.autoConfirm ? 'confirmed' : 'asking'
  const { id } = await writeReservation(tx, offer, { ...guest, id: newId(), userId, state })
  return { id, deposit, expireAt: null }
}

/** Writes a reservation and holds its tables. Lock the bookings of the store before. */
export async function writeReservation(
  tx: Tx,
  { place: { rules, area, now }, slot, tables, deposit }: Offer,
  given: Guest & Pick<Reservation, 'id' | 'userId' | 'state' | 'people'> & Partial<Pick<Reservation, 'madeBy'>>,
): Promise<Reservation> {
  const { id, userId, state, contact, phone, people, celebration, notes, madeBy } = given
  const tableIds = tables.map((table) => table.id)
  const [reservation] = await tx
    .insert(reservations)
    .values({
      ...{ id, userId, state, contact, phone, people, celebration, notes, madeBy, deposit, tableIds },
      ...{ storeId: area.storeId, areaId: area.id, code: await freeCode(tx, area.storeId) },
      ...{ start: slot.from, end: slot.to, day: dayText(dayOf(slot.from)), createdAt: now },
      ...{ refundSteps: rules.refundSteps, keepMinutes: rules.keepMinutes },
      ...(state !== 'unpaid' && { askedAt: now }),
      ...(state === 'confirmed' && { confirmedAt: now }),
    })
    .returning()
  if (!reservation) throw new Error('a reservation was not written')
  await reserveTables(tx, id, tableIds, slot)
  return reservation
}

/** Who is booked for. Refuses a missing name, and a missing or wrong number. */
export async function guestPhone(
  tx: Tx,
  userId: string | null,
  { contact, phone }: Pick<Guest, 'contact' | 'phone'>,
): Promise<string> {
  if (!contact) throw new AppError(400, 'reserve.contactWanted')
  if (phone) return phoneOf(phone)
  const [user] = userId ? await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)) : []
  if (!user?.phone) throw new AppError(400, 'reserve.phoneWanted')
  return user.phone
}

/** A code that no reservation of the store has: four digits, longer once they are used up. */
async function freeCode(tx: Tx, storeId: string): Promise<string> {
  const known = await tx.select({ code: reservations.code }).from(reservations).where(eq(reservations.storeId, storeId))
  const used = new Set(known.map(({ code }) => code))
  for (let digits = 4; ; digits += 1) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const code = `R-${String(randomInt(10 ** digits)).padStart(digits, '0')}`
      if (!used.has(code)) return code
    }
  }
}
