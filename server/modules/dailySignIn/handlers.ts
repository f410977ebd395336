import type { dailySignInContract } from '../../../src/contract/membership/dailySignIn'
import { AppError } from '../../api/appError'
import type { Handlers } from '../../api/context'
import { rewardPresenter } from '../rewards/reward'
import { readDailySignIn } from './present'
import { makeUp, signToday } from './sign'
import { setReminder } from './signedDays'

/** The daily sign-in of members. */
export const dailySignInHandlers: Handlers<typeof dailySignInContract> = {
  read: ({ db, session, locale, now }, { month }) =>
    readDailySignIn(db, { userId: session.userId, locale, now, month }),

  async sign({ db, session, locale, now }, { makeUp: missed }) {
    const signer = { userId: session.userId, locale, now }
    const given = await (missed ? makeUp(db, signer, missed) : signToday(db, signer))
    const view = await readDailySignIn(db, { ...signer, month: '' })
    if (!view) throw new AppError(400, 'dailySignIn.closed')
    const present = await rewardPresenter(db, given ? [given] : [], locale)
    return { already: given === undefined, reward: given ? present(given) : null, view }
  },

  async remind({ db, session }, { on }) {
    await setReminder(db, session.userId, on)
    return { on }
  },
}
