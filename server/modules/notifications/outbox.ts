import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config/config'
import { OCCASION_OF, occasionsOf } from '../../../src/domain/order/occasions'
import type { Tx } from '../../db/database'
import {
  guestMessages,
  type MessageChannel,
  type MessageSubject,
  messageTemplates,
} from '../../db/schema/settings/guestMessages'
import { orders } from '../../db/schema/orders/orders'
import { sessions, users } from '../../db/schema/account/users'
import type { DomainEvents } from '../events'
import type { MessageKey } from '../../messages/messages'
import { hasLetter } from './messageTexts'
import { lineRecipientOf } from './lineConsent'

/** An event with messages to guests. */
interface News {
  subject: MessageSubject
  subjectId: string
  /** The recipient on LINE or by e-mail; platform messages go to the subscribers of the event. */
  userId?: string
  occasion: Occasion
  /** Key of the state of the subject. */
  standing: MessageKey
  now: Date
}

/** Queues the subscribed messages about an order's new state. */
export async function notifyOrderStateChanged(
  tx: Tx,
  { order, to, now }: DomainEvents['orderStateChanged'],
): Promise<void> {
  const occasion = OCCASION_OF[to]
  if (!occasion) return
  const about = { subject: 'order', subjectId: order.id, occasion, standing: `orderState.${to}`, now } as const
  const concerns = occasionsOf(order.diningType).includes(occasion)
  await queueMessages(tx, concerns ? { ...about, userId: order.userId } : about)
}

/** Queues the subscribed messages about the answer to a refund request. */
export async function notifyRefundAnswered(
  tx: Tx,
  { orderId, to, now }: DomainEvents['refundAnswered'],
): Promise<void> {
  const [order] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  const about = { subject: 'order', subjectId: orderId, userId: order?.userId, now } as const
  await queueMessages(tx, { ...about, occasion: 'refundAnswered', standing: `refundState.${to}` })
}

/** Tells a guest that the store has answered the feedback on an order. */
export function notifyFeedbackAnswered(tx: Tx, event: DomainEvents['feedbackAnswered']): Promise<void> {
  const { orderId: subjectId, userId, now } = event
  const about = { subject: 'order', subjectId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'feedbackAnswered', standing: 'notice.feedbackAnswered' })
}

/** Tells the giver that a gift was claimed, or that it came back because it was not claimed in time. */
export function notifyGiftEnded(tx: Tx, { subject, id, giverId, to, now }: DomainEvents['giftEnded']): Promise<void> {
  const about = { subject, subjectId: id, userId: giverId, now }
  return queueMessages(
    tx,
    to === 'gifted'
      ? { ...about, occasion: 'giftClaimed', standing: 'notice.claimed' }
      : { ...about, occasion: 'giftReturned', standing: 'notice.returned' },
  )
}

/** Tells a member that coupons end soon: those that are marked with this time. */
export function notifyCouponsExpiring(tx: Tx, { userId, now }: DomainEvents['couponsExpiring']): Promise<void> {
  const about = { subject: 'coupons', subjectId: userId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'couponExpiring', standing: 'notice.endsSoon' })
}

/** Tells a guest that few groups are left before their queue number, or that it is called. */
export function notifyQueue(tx: Tx, { ticketId, userId, to, now }: DomainEvents['queueUpdated']): Promise<void> {
  const about = { subject: 'queueTicket', subjectId: ticketId, userId, now } as const
  return queueMessages(
    tx,
    to === 'called'
      ? { ...about, occasion: 'queueCalled', standing: 'queueState.called' }
      : { ...about, occasion: 'queueSoon', standing: 'notice.queueSoon' },
  )
}

/** Tells a member that a kept drink ends soon. */
export function notifyDrinkExpiring(tx: Tx, { drinkId, userId, now }: DomainEvents['drinkExpiring']): Promise<void> {
  const about = { subject: 'drink', subjectId: drinkId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'drinkExpiring', standing: 'notice.endsSoon' })
}

const RESERVE_NEWS = {
  confirmed: { occasion: 'reserveAnswered', standing: 'reserveState.confirmed' },
  refused: { occasion: 'reserveAnswered', standing: 'reserveState.refused' },
  moved: { occasion: 'reserveAnswered', standing: 'notice.reserveMoved' },
  depositReturned: { occasion: 'reserveAnswered', standing: 'notice.depositReturned' },
  tomorrow: { occasion: 'reserveReminder', standing: 'notice.reserveTomorrow' },
  soon: { occasion: 'reserveReminder', standing: 'notice.reserveSoon' },
} as const

/** Tells a guest what the store answered to a reservation, and reminds of one. */
export function notifyReservation(
  tx: Tx,
  { reservationId, userId, to, now }: DomainEvents['reservationUpdated'],
): Promise<void> {
  const about = { subject: 'reservation', subjectId: reservationId, userId, now } as const
  return queueMessages(tx, { ...about, ...RESERVE_NEWS[to] })
}

/** Tells what staff have decided about an application or a partner. */
export function notifyPartner(tx: Tx, { userId, to, now }: DomainEvents['partnerUpdated']): Promise<void> {
  const about = { subject: 'partner', subjectId: userId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'partnerAnswered', standing: `partnerState.${to}` })
}

/** Tells a partner that a withdrawal was paid, or refused. */
export function notifyWithdrawal(
  tx: Tx,
  { withdrawalId, userId, to, now }: DomainEvents['withdrawalUpdated'],
): Promise<void> {
  const about = { subject: 'withdrawal', subjectId: withdrawalId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'withdrawalAnswered', standing: `withdrawalState.${to}` })
}

/** Reminds a member of the daily sign-in. */
export function notifySignInDue(tx: Tx, { userId, now }: DomainEvents['signInDue']): Promise<void> {
  const about = { subject: 'signIn', subjectId: userId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'signInReminder', standing: 'notice.signInOpen' })
}

/** Tells a member that points end soon: those of the lots that are marked with this time. */
export function notifyPointsExpiring(tx: Tx, { userId, now }: DomainEvents['pointsExpiring']): Promise<void> {
  const about = { subject: 'points', subjectId: userId, userId, now } as const
  return queueMessages(tx, { ...about, occasion: 'pointsExpiring', standing: 'notice.endsSoon' })
}

/**
 * Queues the messages that the guest subscribed to for an event; without any, one on LINE for a member who has agreed to that;
 * otherwise an e-mail where the event has one. A member gets one of them. A worker sends them after the transaction, so that no event waits for
 * a message or fails because of one.
 */
async function queueMessages(tx: Tx, news: News): Promise<void> {
  const { subject, subjectId, userId, occasion, standing, now } = news
  const template = tx
    .select({ one: sql`1` })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.occasion, occasion),
        eq(messageTemplates.platform, guestMessages.channel),
        eq(messageTemplates.templateId, guestMessages.templateId),
      ),
    )
  const queued = await tx
    .update(guestMessages)
    .set({ state: 'waiting', occasion, standing, happenedAt: now, dueAt: now })
    .where(
      and(
        eq(guestMessages.subject, subject),
        eq(guestMessages.subjectId, subjectId),
        eq(guestMessages.state, 'agreed'),
        exists(template),
      ),
    )
    .returning({ channel: guestMessages.channel })
  if (queued.length > 0 || !userId) return
  if (await lineRecipientOf(tx, userId)) await queueAtOnce(tx, 'line', { ...news, userId })
  else await queueLetter(tx, { ...news, userId })
}

type MemberNews = News & { userId: string }

/** Queues an e-mail, where the event has one, to a member who has an address and has not turned e-mails off. */
export async function queueLetter(tx: Tx, news: MemberNews): Promise<void> {
  const { userId, occasion } = news
  if (!hasLetter(occasion)) return
  const [member] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.registeredAt), eq(users.emailNotices, true)))
  if (member?.email) await queueAtOnce(tx, 'email', news)
}

/** Queues a message to a member in the language of the last visit, once for its event. */
async function queueAtOnce(tx: Tx, channel: MessageChannel, { userId, now, ...news }: MemberNews): Promise<void> {
  const [session] = await tx
    .select({ locale: sessions.locale })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.locale)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(1)
  await tx
    .insert(guestMessages)
    .values({
      ...news,
      userId,
      channel,
      templateId: `${news.occasion} ${now.toISOString()}`,
      recipient: '',
      locale: session?.locale ?? 'en',
      state: 'waiting',
      agreedAt: now,
      happenedAt: now,
      dueAt: now,
    })
    .onConflictDoNothing()
}
