import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database'
import type { PaymentProviders } from '../integrations/payment/paymentProvider'
import type { SessionActivity } from '../modules/accounts/sessionActivity'
import type { Messengers } from '../modules/notifications/messageTemplates'
import type { Mail } from '../integrations/mail/smtpMail'
import type { LineMessages } from '../integrations/social/lineMessages'
import { CleanupJob } from './cleanupJob'
import { CouponReminderJob } from './couponReminderJob'
import { DocumentJob } from './documentJob'
import { DayReconciliationJob } from './dayReconciliationJob'
import { DrinkJob } from './drinkJob'
import { GiftReturnJob } from './giftReturnJob'
import { InviteJob } from './inviteJob'
import { LedgerCheckJob } from './ledgerCheckJob'
import { MemberBenefitsJob } from './memberBenefitsJob'
import { NotificationWorker } from './notificationWorker'
import { OrderTimeoutJob } from './orderTimeoutJob'
import { PartnerJob } from './partnerJob'
import { PaymentReconciliationJob } from './paymentReconciliationJob'
import type { PeriodicJob } from './periodicJob'
import { QueueJob } from './queueJob'
import { RefundJob } from './refundJob'
import { ReserveJob } from './reserveJob'
import { SignInReminderJob } from './signInReminderJob'
import { PointsJob } from './pointsJob'
import { SessionActivityJob } from './sessionActivityJob'

interface JobDependencies {
  db: Db
  now(): Date
  log: FastifyBaseLogger
  providers: PaymentProviders
  messengers: Messengers
  line: LineMessages | undefined
  mail: Mail | undefined
  origin: string | undefined
  sessionActivity: SessionActivity
}

/** Every job of the server. */
export interface Jobs {
  paymentReconciliation: PaymentReconciliationJob
  dayReconciliation: DayReconciliationJob
  refunds: RefundJob
  orderTimeouts: OrderTimeoutJob
  notifications: NotificationWorker
  sessionActivity: SessionActivityJob
  giftReturns: GiftReturnJob
  couponReminders: CouponReminderJob
  queue: QueueJob
  drinks: DrinkJob
  documents: DocumentJob
  reservations: ReserveJob
  partners: PartnerJob
  invitations: InviteJob
  memberBenefits: MemberBenefitsJob
  signInReminders: SignInReminderJob
  points: PointsJob
  cleanup: CleanupJob
  ledgerCheck: LedgerCheckJob
}

/** Makes the jobs; none runs before `startJobs`. */
export function createJobs({
  providers,
  messengers,
  line,
  mail,
  origin,
  sessionActivity,
  ...common
}: JobDependencies): Jobs {
  return {
    paymentReconciliation: new PaymentReconciliationJob({ ...common, providers }),
    dayReconciliation: new DayReconciliationJob({ ...common, providers }),
    refunds: new RefundJob({ ...common, providers }),
    orderTimeouts: new OrderTimeoutJob({ ...common, providers }),
    notifications: new NotificationWorker({ ...common, messengers, line, mail, origin }),
    sessionActivity: new SessionActivityJob(sessionActivity, common.log),
    giftReturns: new GiftReturnJob(common),
    couponReminders: new CouponReminderJob(common),
    queue: new QueueJob(common),
    drinks: new DrinkJob(common),
    documents: new DocumentJob(common),
    reservations: new ReserveJob(common),
    partners: new PartnerJob(common),
    invitations: new InviteJob(common),
    memberBenefits: new MemberBenefitsJob(common),
    signInReminders: new SignInReminderJob(common),
    points: new PointsJob(common),
    cleanup: new CleanupJob(common),
    ledgerCheck: new LedgerCheckJob(common),
  }
}

const all = (jobs: Jobs): PeriodicJob[] => Object.values<PeriodicJob>({ ...jobs })

/** Starts the scheduler. */
export function startJobs(jobs: Jobs): void {
  for (const job of all(jobs)) job.start()
}

/** Stops the scheduler, after the runs that are under way. */
export async function stopJobs(jobs: Jobs): Promise<void> {
  await Promise.all(all(jobs).map((job) => job.stop()))
}
