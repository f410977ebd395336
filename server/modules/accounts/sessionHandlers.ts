import type { sessionContract } from '../../../src/contract/account/session'
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

  profile: async (context) => (context.session.member ? profileOf(context.db, context.session.userId, context) : null),

  async edit(context, facts) {
    const { db, session } = context
    await editProfile(db, session.userId, facts)
    return profileOf(db, session.userId, context)
  },

  async birthday(context, { birthday }) {
    const { db, session } = context
    await setBirthday(db, session.userId, birthday)
    return profileOf(db, session.userId, context)
  },

  async logout({ db, session, now }, { everywhere }) {
    if (everywhere) await revokeAll(db, session.userId, now)
    else await revokeSession(db, session.id, now)
    return { ok: true }
  },

  remove: async ({ db, session, now }, { reason }) => ({ on: await requestRemoval(db, session.userId, reason, now) }),
}
