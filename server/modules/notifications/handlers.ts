import { and, eq } from 'drizzle-orm'
import type { messageContract } from '../../../src/contract/message'
import { saveSubscription } from './subscriptions'
import { appsOf, messagePlatform } from './messageTemplates'
import type { Handlers, Session } from '../../api/context'
import { drinkGifts, keptDrinks } from '../../db/schema/drinks'
import { partners, partnerWithdrawals } from '../../db/schema/partners'
import { queueTickets } from '../../db/schema/queue'
import { reservations } from '../../db/schema/reservations'
import type { MessageSubject } from '../../db/schema/guestMessages'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { ownGift } from '../coupons/give'
import { ownCardGift } from '../giftCards/give'
import { findOrder } from '../orders/orderPresenter'
import { callProvider, requireProvider } from '../../integrations/callProvider'
import type { LoginProviders } from '../../integrations/loginProviders'

/** Subscriptions to messages in WeChat or Alipay. */
export const messageHandlers = (logins: LoginProviders): Handlers<typeof messageContract> => ({
  subscribe: {
    transaction: false,
    async handle({ db, session, client, locale, now, log }, { subject, subjectId: given, templateIds, code }) {
      const platform = messagePlatform(client.appType)
      const app = requireProvider(platform && appsOf(logins)[platform])
      const subjectId = await OWN_SUBJECTS[subject](db, session, given)
      const { subject: recipient } = await callProvider(log, () => app.login(code))
      const { userId } = session
      if (platform)
        await saveSubscription(db, { userId, subject, subjectId, platform, templateIds, recipient, locale, now })
      return { ok: true }
    },
  },
})

function ofMember(_db: ReadDb, { member, userId }: Session): Promise<string> {
  if (!member) throw new AppError(401, 'common.signIn')
  return Promise.resolve(userId)
}

/** The id of a subject of the caller. Refuses what is another one's as unknown. */
const OWN_SUBJECTS: Record<MessageSubject, (db: ReadDb, session: Session, given: string) => Promise<string>> = {
  order: async (db, { userId }, given) => (await findOrder(db, userId, given)).id,
  couponGift: async (db, { userId }, given) => (await ownGift(db, given, userId)).id,
  giftCardGift: async (db, { userId }, given) => (await ownCardGift(db, given, userId)).id,
  coupons: ofMember,
  points: ofMember,
  signIn: ofMember,
  partner: ofMember,
  withdrawal: async (db, { userId }, given) => {
    const own = and(eq(partnerWithdrawals.id, given), eq(partners.userId, userId))
    const [withdrawal] = await db
      .select({ id: partnerWithdrawals.id })
      .from(partnerWithdrawals)
      .innerJoin(partners, eq(partners.id, partnerWithdrawals.partnerId))
      .where(own)
    if (!withdrawal) throw new AppError(400, 'partner.noWithdrawal')
    return withdrawal.id
  },
  drink: async (db, { userId }, given) => {
    const own = and(eq(keptDrinks.id, given), eq(keptDrinks.userId, userId))
    const [drink] = await db.select({ id: keptDrinks.id }).from(keptDrinks).where(own)
    if (!drink) throw new AppError(400, 'drinks.notFound')
    return drink.id
  },
  drinkGift: async (db, { userId }, given) => {
    const own = and(eq(drinkGifts.id, given), eq(drinkGifts.giverId, userId))
    const [gift] = await db.select({ id: drinkGifts.id }).from(drinkGifts).where(own)
    if (!gift) throw new AppError(400, 'drinks.noGift')
    return gift.id
  },
  queueTicket: async (db, { userId }, given) => {
    const own = and(eq(queueTickets.id, given), eq(queueTickets.userId, userId))
    const [ticket] = await db.select({ id: queueTickets.id }).from(queueTickets).where(own)
    if (!ticket) throw new AppError(400, 'queue.notFound')
    return ticket.id
  },
  reservation: async (db, { userId }, given) => {
    const own = and(eq(reservations.id, given), eq(reservations.userId, userId))
    const [booking] = await db.select({ id: reservations.id }).from(reservations).where(own)
    if (!booking) throw new AppError(400, 'reserve.notFound')
    return booking.id
  },
}
