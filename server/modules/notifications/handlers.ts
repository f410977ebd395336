import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { messageContract } from '../../../src/contract/account/message'
import { agreeToLine, friendOf, lineStateOf, refuseLine } from './lineConsent'
import { saveSubscription } from './subscriptions'
import { appsOf, messagePlatform } from './messageTemplates'
import type { Handlers, Session } from '../../api/context'
import { drinkGifts, keptDrinks } from '../../db/schema/wallet/drinks'
import { partners, partnerWithdrawals } from '../../db/schema/members/partners'
import { queueTickets } from '../../db/schema/inStore/queue'
import { reservations } from '../../db/schema/inStore/reservations'
import type { MessageSubject } from '../../db/schema/settings/guestMessages'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import type { TableById } from '../../db/locks/rows'
import type { MessageKey } from '../../messages/messages'
import { ownGift } from '../coupons/give'
import { ownCardGift } from '../giftCards/give'
import { findOrder } from '../orders/orderPresenter'
import { callProvider, requireProvider } from '../../integrations/callProvider'
import type { LoginProviders } from '../../integrations/loginProviders'

/** Subscriptions to messages in WeChat or Alipay, and the consent to messages on LINE. */
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

  line: async ({ db, session }) => ({ state: logins.lineMessages ? await lineStateOf(db, session.userId) : 'none' }),

  setLine: {
    transaction: false,
    async handle({ db, session, now, log }, { on }) {
      const { userId } = session
      const line = requireProvider(logins.lineMessages)
      if (!on) await refuseLine(db, userId)
      const before = await lineStateOf(db, userId)
      if (!on || before === 'none') return { state: before, friendUrl: '' }
      const subject = await callProvider(log, () => friendOf(db, line, userId))
      if (!subject) return { state: before, friendUrl: await callProvider(log, () => line.friendUrl()) }
      await agreeToLine(db, userId, subject, now)
      return { state: await lineStateOf(db, userId), friendUrl: '' }
    },
  },
})

function ofMember(_db: ReadDb, { member, userId }: Session): Promise<string> {
  if (!member) throw new AppError(401, 'common.signIn')
  return Promise.resolve(userId)
}

/** The id of a subject of the caller. Refuses what is another one's as unknown. */
type FindOwn = (db: ReadDb, session: Session, given: string) => Promise<string>

/** Finds a row whose owner, in a column of its table, is the caller. */
function ownRow(table: TableById, owner: AnyPgColumn, refusal: MessageKey): FindOwn {
  return async (db, { userId }, given) => {
    const own = and(eq(table.id, given), eq(owner, userId))
    if ((await db.$count(table, own)) === 0) throw new AppError(400, refusal)
    return given
  }
}

const OWN_SUBJECTS: Record<MessageSubject, FindOwn> = {
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
  drink: ownRow(keptDrinks, keptDrinks.userId, 'drinks.notFound'),
  drinkGift: ownRow(drinkGifts, drinkGifts.giverId, 'drinks.noGift'),
  queueTicket: ownRow(queueTickets, queueTickets.userId, 'queue.notFound'),
  reservation: ownRow(reservations, reservations.userId, 'reserve.notFound'),
}
