import type { sessionContract } from '../../../src/contract/session'
import { profileOf } from './profilePresenter'
import { editProfile, setBirthday } from './editProfile'
import { requestRemoval } from './accountRemoval'
import type { Handlers } from '../../api/context'
import { transact } from '../../db/transaction'
import { openGuestSession, revokeAll, revokeSession } from './sessionRepository'

/** Sessions and their users. */
export const sessionHandlers: Handlers<typeof sessionContract> = {
  guest: {
    transaction: false,
    async handle({ db, now, limitByAddress }, { device }) {
      await limitByAddress('guestsFromAddress')
      return { token: await transact(db, (tx) => openGuestSession(tx, device, now)) }
    },
  },

  profile: async ({ db, session }) => (session.member ? profileOf(db, session.userId) : null),

  async edit({ db, session }, facts) {
    await editProfile(db, session.userId, facts)
    return profileOf(db, session.userId)
  },

  async birthday({ db, session, now }, { birthday }) {
    await setBirthday(db, session.userId, birthday, now)
    return profileOf(db, session.userId)
  },

  async logout({ db, session, now }, { everywhere }) {
    if (everywhere) await revokeAll(db, session.userId, now)
    else await revokeSession(db, session.id, now)
    return { ok: true }
  },

  remove: async ({ db, session, now }, { reason }) => ({ on: await requestRemoval(db, session.userId, reason, now) }),
}
