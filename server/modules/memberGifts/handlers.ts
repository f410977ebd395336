import type { memberGiftContract } from '../../../src/contract/membership/memberGift'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import { rewardPresenter } from '../rewards/reward'
import { birthdayOf, type BirthdayMember, claimBirthdayGift, readBirthdayGift } from './birthdayGift'

/** What the restaurant gives members on occasions of their own. */
export const memberGiftHandlers: Handlers<typeof memberGiftContract> = {
  async birthday(context) {
    const member = memberOf(context)
    const birthday = await birthdayOf(context.db, member.userId)
    return { birthday, canEdit: birthday === '', gift: await readBirthdayGift(context.db, member) }
  },

  async list(context) {
    const gift = await readBirthdayGift(context.db, memberOf(context))
    const waits = gift?.receiveState === 'can' || gift?.receiveState === 'received'
    return { list: gift && waits ? [gift] : [] }
  },

  async claim(context, { giftId }) {
    const { db, locale } = context
    const given = await claimBirthdayGift(db, memberOf(context), giftId)
    const gift = await readBirthdayGift(db, memberOf(context))
    if (!gift) throw new AppError(400, 'memberGift.notFound')
    return { gift, reward: (await rewardPresenter(db, [given], locale))(given) }
  },
}

const memberOf = ({
  session,
  locale,
  now,
}: Pick<RequestContext, 'locale' | 'now'> & { session: Session }): BirthdayMember => ({
  userId: session.userId,
  locale,
  now,
})
