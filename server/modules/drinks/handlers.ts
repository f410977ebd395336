import type { drinksContract } from '../../../src/contract/inStore/drinks'
import { extendedUntil, mayExtend } from '../../../src/domain/drink/drinkRules'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import type { DrinkGiftRow, KeptDrink } from '../../db/schema/wallet/drinks'
import { NO_CODE } from './drinkAt'
import { drinkGiftView } from './giftView'
import { drinkGiftOf, giveDrink, ownDrinkGift, receiveDrink, takeDrinkBack } from './give'
import { viewOf } from './presenter'
import { listDrinks, listLog, ownDrink } from './readDrinks'
import { openDrinkRules } from './settings'
import { newTakeCode } from './takeCodes'
import { lockDrink, logDrink, writeDrink } from './writeDrink'

type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Drinks that stores keep for members. */
export const drinkHandlers: Handlers<typeof drinksContract> = {
  list: (context, requested) => listDrinks(context, requested),

  detail: (context, { id }) => show(context, id),

  log: (context, requested) => listLog(context, requested),

  async takeCode(context, { id, adult }) {
    const { db: tx, now } = context
    const { code, until } = await newTakeCode(tx, await lockOwn(context, id), { adult, now })
    return { code, until: isoText(until), serverTime: isoText(now), drink: await show(context, id) }
  },

  async cancelCode(context, { id }) {
    await lockOwn(context, id)
    await writeDrink(context.db, id, NO_CODE)
    return show(context, id)
  },

  async extend(context, { id }) {
    await extendOwn(context, await lockOwn(context, id))
    return show(context, id)
  },

  async give(context, { id, message }) {
    const { db: tx, session, now } = context
    const { userId } = session
    return showGift(context, await giveDrink(tx, await ownDrink(tx, id, userId), { message, userId, now }))
  },

  async gift(context, { token, giftId }) {
    const { db, session } = context
    await openDrinkRules(db)
    if (token) return showGift(context, await drinkGiftOf(db, token))
    if (giftId) return showGift(context, await ownDrinkGift(db, giftId, session.userId))
    throw new AppError(400, 'drinks.noGift')
  },

  receive: async (context, requested) => showGift(context, await receiveDrink(context.db, requested, actorOf(context))),

  takeBack: async (context, { giftId }) => showGift(context, await takeDrinkBack(context.db, giftId, actorOf(context))),
}

const actorOf = ({ session, now }: Context) => ({ userId: session.userId, now })

/** Locks a drink of the caller. */
async function lockOwn({ db: tx, session, now }: Context<Tx>, id: string): Promise<KeptDrink> {
  await openDrinkRules(tx)
  await ownDrink(tx, id, session.userId)
  const drink = await lockDrink(tx, id, now)
  if (drink.userId !== session.userId) throw new AppError(400, 'drinks.notFound')
  return drink
}

async function extendOwn({ db: tx, now }: Context<Tx>, drink: KeptDrink): Promise<void> {
  const rules = await openDrinkRules(tx)
  if (drink.giftId) throw new AppError(400, 'drinks.locked')
  if (!mayExtend(drink, rules, now)) throw new AppError(400, 'drinks.notExtendable')
  const extended = await writeDrink(tx, drink.id, {
    expireAt: extendedUntil(drink.expireAt, now, rules.extendDays),
    timesExtended: drink.timesExtended + 1,
    remindedAt: null,
  })
  await logDrink(tx, extended, { action: 'extend', now })
}

async function show(context: Context, id: string) {
  const { db, session } = context
  const rules = await openDrinkRules(db)
  return viewOf(await ownDrink(db, id, session.userId), rules, context)
}

const showGift = ({ db, session, locale, now }: Context, gift: DrinkGiftRow) =>
  drinkGiftView(db, gift, { userId: session.userId, locale, now })
