import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isAlcohol } from '../../../src/domain/drink/drinkRules'
import { DRINK_STATES } from '../../../src/domain/drink/drinkState'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { keptDrinks, type KeptDrink } from '../../db/schema/wallet/drinks'
import { drinkAt, UNLOCKED } from './drinkAt'
import { writeDrink } from './writeDrink'

/** How long a code can be used. */
const CODE_MS = 5 * MINUTE_MS
const DIGITS = 6
/** Codes that are tried before giving up: with a million of them and few in use, the first one fits. */
const ATTEMPTS = 20

/** Gives a drink, whose lock is held, a new code. Refuses one that is not kept or waits in a transfer. */
export async function newTakeCode(tx: Tx, drink: KeptDrink, { adult, now }: { adult: boolean; now: Date }) {
  if (!DRINK_STATES[drink.state].live) throw new AppError(400, 'drinks.notLive')
  if (drink.giftId) throw new AppError(400, 'drinks.locked')
  if (isAlcohol(drink.category) && !adult) throw new AppError(400, 'drinks.adult')
  const code = await freeCode(tx)
  const until = new Date(now.getTime() + CODE_MS)
  return { code, until, drink: await writeDrink(tx, drink.id, { takeCode: code, codeUntil: until, ...UNLOCKED }) }
}

/** The drink of a code in a store. Refuses a code that is over or of another store. */
export async function drinkOfCode(
  db: ReadDb,
  { code, storeId }: { code: string; storeId: string },
  now: Date,
): Promise<KeptDrink> {
  const [stored] = await db
    .select()
    .from(keptDrinks)
    .where(eq(keptDrinks.takeCode, plainCode(code)))
  const drink = stored && drinkAt(stored, now)
  if (!drink?.takeCode || !DRINK_STATES[drink.state].live) throw new AppError(400, 'drinks.codeUnknown')
  if (drink.storeId !== storeId) throw new AppError(400, 'drinks.otherStore')
  return drink
}

/** A code without the spaces in which it is read out. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '')

/** A code that no drink has; a job clears those that are over. */
async function freeCode(tx: Tx): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    if ((await tx.$count(keptDrinks, eq(keptDrinks.takeCode, code))) === 0) return code
  }
  throw new Error('no code is free')
}
