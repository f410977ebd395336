import { DRINK_STATES } from '../../../src/domain/drink/drinkState'
import type { KeptDrink } from '../../db/schema/wallet/drinks'

/** The columns that release a drink from a transfer. */
export const UNLOCKED = { giftId: null, lockedUntil: null }

/** The columns that clear a code. */
export const NO_CODE = { takeCode: null, codeUntil: null }

/** A drink by the clock: one that has ended is expired, and one whose transfer or code is over is free, before any job has written so. */
export function drinkAt(drink: KeptDrink, now: Date): KeptDrink {
  const ended = DRINK_STATES[drink.state].live && drink.expireAt <= now
  return {
    ...drink,
    ...(ended && { state: 'expired' as const }),
    ...((drink.lockedUntil ?? now) <= now && UNLOCKED),
    ...((drink.codeUntil ?? now) <= now && NO_CODE),
  }
}
