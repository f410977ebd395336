import { and, asc, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { keptUntil } from '../../../src/domain/drink/drinkRules'
import { DRINK_STATES, LIVE_DRINK_STATES } from '../../../src/domain/drink/drinkState'
import type { Db, Tx } from '../../db/database'
import { lockDrinks, lockSessionOwner } from '../../db/locks'
import { keptDrinks } from '../../db/schema/wallet/drinks'
import { transactEach } from '../../db/transactEach'
import { publish } from '../events'
import { NO_CODE } from './drinkAt'
import { readDrinkRules } from './settings'
import { logDrink, writeDrink } from './writeDrink'

/** Most drinks per run. */
const BATCH = 100

interface Run {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Writes which drinks have expired and which codes are over. Several servers may do it at once. */
export async function expireDrinks(run: Run): Promise<void> {
  const { db, now } = run
  const live = inArray(keptDrinks.state, LIVE_DRINK_STATES)
  const ended = or(and(live, lte(keptDrinks.expireAt, now)), lte(keptDrinks.codeUntil, now))
  const found = await db.select({ id: keptDrinks.id }).from(keptDrinks).where(ended).limit(BATCH)
  await transactEach(run, found, (tx, { id }) => endDrink(tx, id, now))
}

async function endDrink(tx: Tx, id: string, now: Date): Promise<void> {
  const [drink] = await lockDrinks(tx, [id])
  if (!drink) return
  const codeOver = drink.codeUntil && drink.codeUntil <= now ? NO_CODE : {}
  const isOver = DRINK_STATES[drink.state].live && drink.expireAt <= now
  if (!isOver) {
    await writeDrink(tx, id, codeOver)
    return
  }
  const expired = await writeDrink(tx, id, { state: 'expired', ...NO_CODE })
  await logDrink(tx, expired, { action: 'expire', now: drink.expireAt })
}

/** Tells each owner once that a drink ends soon, a message for each drink. */
export async function remindOfDrinks(run: Run): Promise<void> {
  const { db, now } = run
  const { on, remindDays } = await readDrinkRules(db)
  if (!on || remindDays === 0) return
  const due = and(
    inArray(keptDrinks.state, LIVE_DRINK_STATES),
    isNotNull(keptDrinks.userId),
    isNull(keptDrinks.remindedAt),
    lte(keptDrinks.expireAt, keptUntil(now, remindDays)),
  )
  const found = await db.select().from(keptDrinks).where(due).orderBy(asc(keptDrinks.expireAt)).limit(BATCH)
  await transactEach(run, found, (tx, { id, userId }) => remind(tx, id, userId ?? '', now))
}

async function remind(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  await lockSessionOwner(tx, userId)
  const [drink] = await lockDrinks(tx, [id])
  const isDue = drink && drink.userId === userId && !drink.remindedAt && drink.expireAt > now
  if (!isDue || !DRINK_STATES[drink.state].live) return
  await writeDrink(tx, id, { remindedAt: now })
  await publish(tx, 'drinkExpiring', { drinkId: id, userId, now })
}
