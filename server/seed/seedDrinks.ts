import { keptUntil, stateByAmount } from '../../src/domain/drink/drinkRules'
import { DAY_MS } from '../../src/domain/time/duration'
import type { Tx } from '../db/database'
import { drinkLogs, keptDrinks } from '../db/schema/wallet/drinks'
import { MEMBER_DRINKS } from './data/drinks'
import { translations } from './notation'

const STAFF_NAME = 'Khun Ton'

/** Writes the bottles of the demonstration's member, with what happened to them. */
export async function insertMemberDrinks(tx: Tx, userId: string, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const { name, picture, daysLeft, log, ...drink } of MEMBER_DRINKS) {
    const image = `pictures/${picture}.cut.webp`
    const last = log.at(-1)
    const times = { storedAt: ago(log[0]?.daysAgo ?? 0), imageAt: ago(last?.daysAgo ?? 0) }
    const state = stateByAmount(drink.left, drink.amount)
    const wasTaken = last?.action === 'take' && drink.left === 0
    await tx.insert(keptDrinks).values({
      ...{ ...drink, ...times, image, state, userId, name: translations(name), staffName: STAFF_NAME },
      expireAt: keptUntil(now, daysLeft),
      ...(wasTaken && { takenKind: last.kind, takenLeft: -last.change }),
    })
    await tx.insert(drinkLogs).values(
      log.map(({ daysAgo, ...line }) => ({
        ...line,
        drinkId: drink.id,
        at: ago(daysAgo),
        staffName: STAFF_NAME,
        image,
      })),
    )
  }
}
