import { eq, sql } from 'drizzle-orm'
import type { DrinkLogAction } from '../../../src/contract/inStore/drinks'
import { canTransitionDrink, type DrinkActor, type DrinkStateName } from '../../../src/domain/drink/drinkState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockDrinks } from '../../db/locks'
import { drinkLogs, keptDrinks, type KeptDrink } from '../../db/schema/wallet/drinks'
import { drinkAt } from './drinkAt'

/** Locks a drink and reads it by the clock. Refuses an unknown one. */
export async function lockDrink(tx: Tx, id: string, now: Date): Promise<KeptDrink> {
  const [drink] = await lockDrinks(tx, [id])
  if (!drink) throw new AppError(400, 'drinks.notFound')
  return drinkAt(drink, now)
}

/** Refuses to move a drink where its state does not allow that, or while it waits in a transfer. */
export function refuseTransition(drink: KeptDrink, to: DrinkStateName, actor: DrinkActor): void {
  if (!canTransitionDrink(drink.state, to, actor)) throw new AppError(400, 'drinks.notLive')
  if (drink.giftId) throw new AppError(400, 'drinks.locked')
}

/** Writes a drink whose lock is held, and counts its version up. */
export async function writeDrink(
  tx: Tx,
  id: string,
  change: Partial<typeof keptDrinks.$inferInsert>,
): Promise<KeptDrink> {
  const [drink] = await tx
    .update(keptDrinks)
    .set({ ...change, version: sql`${keptDrinks.version} + 1` })
    .where(eq(keptDrinks.id, id))
    .returning()
  if (!drink) throw new Error(`drink ${id} is gone`)
  return drink
}

/** What is written of a change beside the drink as it is afterwards. */
interface Note {
  action: DrinkLogAction
  /** Signed: pieces, or percent of an opened bottle. */
  change?: number
  staffName?: string
  remark?: string
  image?: string
  now: Date
}

/** Adds a line to the log of a drink. */
export async function logDrink(tx: Tx, { id, kind, left, expireAt }: KeptDrink, note: Note): Promise<void> {
  const { now, change = 0, ...rest } = note
  const end = note.action === 'extend' ? expireAt : null
  await tx.insert(drinkLogs).values({ drinkId: id, kind, left, change, at: now, expireAt: end, ...rest })
}
