import { and, eq, lte } from 'drizzle-orm'
import { isAlcohol } from '../../../src/domain/drink/drinkRules'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockSessionOwner } from '../../db/locks'
import { drinkGifts, type DrinkGiftRow, keptDrinks, type KeptDrink } from '../../db/schema/wallet/drinks'
import { publish } from '../events'
import { claimError, giftAt, giftEnd } from '../gifts/giftState'
import { RETURN_BATCH, returnEach, type ReturnRun } from '../gifts/returnExpiredGifts'
import { NO_CODE, UNLOCKED } from './drinkAt'
import type { DrinkInStore } from './presenter'
import { openDrinkRules } from './settings'
import { lockDrink, logDrink, refuseTransition, writeDrink } from './writeDrink'

/** The acting user and the time. */
export interface DrinkActor {
  userId: string
  now: Date
}

/** Puts a drink of a user into a transfer: it is locked until it is claimed, taken back or not claimed in time. */
export async function giveDrink(
  tx: Tx,
  { drink: { id }, store }: DrinkInStore,
  { message, userId, now }: DrinkActor & { message: string },
): Promise<DrinkGiftRow> {
  const { transfers, giveHours } = await openDrinkRules(tx)
  if (!transfers) throw new AppError(400, 'drinks.noTransfers')
  const drink = await lockDrink(tx, id, now)
  if (drink.userId !== userId) throw new AppError(400, 'drinks.notFound')
  refuseTransition(drink, 'transferred', 'guest')
  await endWaiting(tx, id, now)
  const expireAt = giftEnd(now, giveHours, [drink.expireAt])
  const [gift] = await tx
    .insert(drinkGifts)
    .values({
      ...{ id: newId(), token: newId(), giverId: userId, message, createdAt: now, expireAt },
      ...{ drinkId: id, category: drink.category, storeName: store.shortName },
    })
    .returning()
  if (!gift) throw new Error('a transfer was not written')
  await writeDrink(tx, id, { giftId: gift.id, lockedUntil: expireAt, ...NO_CODE })
  return gift
}

/** The transfer of a link. Refuses when there is none. */
export async function drinkGiftOf(db: ReadDb, token: string): Promise<DrinkGiftRow> {
  const [gift] = await db.select().from(drinkGifts).where(eq(drinkGifts.token, token))
  if (!gift) throw new AppError(400, 'drinks.noGift')
  return gift
}

/** A transfer of which a user is the giver or the receiver. Refuses others as unknown. */
export async function ownDrinkGift(db: ReadDb, id: string, userId: string): Promise<DrinkGiftRow> {
  const [gift] = await db.select().from(drinkGifts).where(eq(drinkGifts.id, id))
  if (!gift || (gift.giverId !== userId && gift.receiverId !== userId)) throw new AppError(400, 'drinks.noGift')
  return gift
}

/** Claims the drink of a transfer for a user who does not give it; the first one has it, with its place, its end and its extensions. */
export async function receiveDrink(
  tx: Tx,
  { token, adult }: { token: string; adult: boolean },
  { userId, now }: DrinkActor,
): Promise<DrinkGiftRow> {
  await openDrinkRules(tx)
  const known = await drinkGiftOf(tx, token)
  await lockSessionOwner(tx, known.giverId)
  const drink = await lockDrink(tx, known.drinkId, now)
  const gift = await drinkGiftOf(tx, token)
  const refusal = claimError(gift, userId, now)
  if (refusal) throw new AppError(400, `drinks.${refusal}`)
  if (gift.state === 'gifted') return gift
  if (drink.giftId !== gift.id) throw new AppError(400, 'drinks.returned')
  if (isAlcohol(drink.category) && !adult) throw new AppError(400, 'drinks.adult')
  const receivedId = await transferDrink(tx, drink, { userId, now })
  const [claimed] = await tx
    .update(drinkGifts)
    .set({ state: 'gifted', receiverId: userId, receivedId, endedAt: now })
    .where(eq(drinkGifts.id, gift.id))
    .returning()
  await publishEnd(tx, gift, 'gifted', now)
  return claimed ?? gift
}

/** The giver takes an unclaimed drink back. */
export async function takeDrinkBack(tx: Tx, id: string, { userId, now }: DrinkActor): Promise<DrinkGiftRow> {
  const known = await ownDrinkGift(tx, id, userId)
  await lockDrink(tx, known.drinkId, now)
  const gift = await ownDrinkGift(tx, id, userId)
  if (gift.giverId !== userId) throw new AppError(400, 'drinks.noGift')
  if (giftAt(gift, now).state !== 'gifting') throw new AppError(400, 'drinks.notWaiting')
  return endDrinkGift(tx, gift, 'cancelled', now)
}

/** Returns the drinks that were not claimed in time to their givers. Several servers may do it at once. */
export async function returnUnclaimedDrinks(run: ReturnRun): Promise<void> {
  const overdue = and(eq(drinkGifts.state, 'gifting'), lte(drinkGifts.expireAt, run.now))
  const found = await run.db.select().from(drinkGifts).where(overdue).limit(RETURN_BATCH)
  await returnEach(run, found, async (tx, { token, drinkId }) => {
    await lockDrink(tx, drinkId, run.now)
    const gift = await drinkGiftOf(tx, token)
    if (gift.state === 'gifting') await endDrinkGift(tx, gift, 'returned', run.now)
  })
}

/** The drink of the receiver; the one of the giver stays as it was, transferred. */
async function transferDrink(tx: Tx, drink: KeptDrink, { userId, now }: DrinkActor): Promise<string> {
  const given = await writeDrink(tx, drink.id, { state: 'transferred', ...UNLOCKED })
  await logDrink(tx, given, { action: 'transfer', change: -given.left, now })
  const received = { ...drink, ...UNLOCKED, ...NO_CODE, id: newId(), userId, version: 1, remindedAt: null }
  await tx.insert(keptDrinks).values(received)
  await logDrink(tx, received, { action: 'receive', change: received.left, now })
  return received.id
}

/** Ends a transfer that is over by the clock, before the drink is given again. */
async function endWaiting(tx: Tx, drinkId: string, now: Date): Promise<void> {
  const waits = and(eq(drinkGifts.drinkId, drinkId), eq(drinkGifts.state, 'gifting'))
  const [gift] = await tx.select().from(drinkGifts).where(waits)
  if (gift) await endDrinkGift(tx, gift, 'returned', now)
}

/** Ends an unclaimed transfer whose drink is locked: it is its giver's again. */
async function endDrinkGift(
  tx: Tx,
  gift: DrinkGiftRow,
  state: 'cancelled' | 'returned',
  now: Date,
): Promise<DrinkGiftRow> {
  await tx.update(keptDrinks).set(UNLOCKED).where(eq(keptDrinks.giftId, gift.id))
  const [ended] = await tx.update(drinkGifts).set({ state, endedAt: now }).where(eq(drinkGifts.id, gift.id)).returning()
  if (state === 'returned') await publishEnd(tx, gift, state, now)
  return ended ?? gift
}

const publishEnd = (tx: Tx, { id, giverId }: DrinkGiftRow, to: 'gifted' | 'returned', now: Date) =>
  publish(tx, 'giftEnded', { subject: 'drinkGift', id, giverId, to, now })
