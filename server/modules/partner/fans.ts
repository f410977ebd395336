import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { type PartnerFanRow, partnerFans, type PartnerRow, partners } from '../../db/schema/members/partners'
import { sessions, users } from '../../db/schema/account/users'
import type { PartnerRules } from './settings'

/** What a visit by a partner's link did. */
export interface Visited {
  state: 'bound' | 'own' | 'other' | 'none'
  name: string
  avatar: string
}

type VisitContext = Pick<RequestContext<Tx, Session>, 'db' | 'session' | 'now' | 'addressKey'>

/** A visit by the link with a code: a user without a partner becomes a fan of this one. Refuses an unknown code. */
export async function visitPartner(context: VisitContext, rules: PartnerRules, code: string): Promise<Visited> {
  const { db: tx } = context
  const [found] = await tx
    .select({ partner: partners, nickname: users.nickname, avatar: users.avatar })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(partners.code, code.toUpperCase()))
  if (!found || found.partner.state === 'pending' || found.partner.state === 'refused')
    throw new AppError(400, 'partner.noLink')
  const { partner, nickname: name, avatar } = found
  return { state: await bindTo(context, partner, rules), name, avatar }
}

async function bindTo(context: VisitContext, partner: PartnerRow, rules: PartnerRules): Promise<Visited['state']> {
  const { db: tx, session, now } = context
  if (await isOwnDevice(tx, session, partner)) return 'own'
  const fan = await fanOf(tx, session.userId, now)
  if (fan) return fan.partnerId === partner.id ? 'bound' : 'other'
  if (partner.state !== 'approved' || (await isCrowded(context, rules))) return 'none'
  const binding = {
    ...{ partnerId: partner.id, boundAt: now, deviceId: session.deviceId, addressKey: context.addressKey },
    endsAt: new Date(now.getTime() + rules.bindDays * DAY_MS),
  }
  const bound = await tx
    .insert(partnerFans)
    .values({ ...binding, userId: session.userId })
    .onConflictDoUpdate({
      target: partnerFans.userId,
      set: binding,
      // One who is bound by another visit at the same moment stays there.
      setWhere: lte(partnerFans.endsAt, sql`${sql.param(now, partnerFans.endsAt)}`),
    })
    .returning()
  return bound.length > 0 ? 'bound' : 'other'
}

/** The binding of a user that holds at a time. */
export async function fanOf(db: ReadDb, userId: string, at: Date): Promise<PartnerFanRow | undefined> {
  const current = and(eq(partnerFans.userId, userId), lte(partnerFans.boundAt, at), gt(partnerFans.endsAt, at))
  return (await db.select().from(partnerFans).where(current))[0]
}

/** Whether the visitor is the partner, or uses a device on which the partner has signed in. */
async function isOwnDevice(db: ReadDb, { userId, deviceId }: Session, partner: PartnerRow): Promise<boolean> {
  if (userId === partner.userId) return true
  return (await db.$count(sessions, and(eq(sessions.userId, partner.userId), eq(sessions.deviceId, deviceId)))) > 0
}

/** Whether a network address has brought as many new fans today as one may. */
async function isCrowded({ db, addressKey, now }: VisitContext, { fansPerAddress }: PartnerRules): Promise<boolean> {
  if (addressKey === null) return false
  const today = and(eq(partnerFans.addressKey, addressKey), gt(partnerFans.boundAt, new Date(now.getTime() - DAY_MS)))
  return (await db.$count(partnerFans, today)) >= fansPerAddress
}
