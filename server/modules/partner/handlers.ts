import { eq } from 'drizzle-orm'
import type { partnerContract } from '../../../src/contract/partner/partner'
import { scanText } from '../../../src/domain/table/tableCode'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { PartnerRow } from '../../db/schema/members/partners'
import { users } from '../../db/schema/account/users'
import { readForms } from '../config/formRepository'
import { applyAsPartner, readApplication } from './application'
import { visitPartner } from './fans'
import { countsOf, listOrders, moneyOfPartner, readIncome } from './income'
import { listFans } from './listFans'
import { partnerOf } from './partnerRepository'
import { infoOf, openPartnerRules, readPartnerRules } from './settings'

type Calls = Handlers<typeof partnerContract>
type Context = RequestContext<RequestContext['db'], Session>

/** Distributors. Without an origin of the storefront links lead to the host of the request. */
export function partnerHandlers(origins: readonly string[]): Calls {
  const linkOf = ({ code }: PartnerRow, host: string) => scanText(origins[0] ?? `http://${host}`, 'partner', { code })
  return {
    ...applying,
    ...readHandlers,

    async centre(context) {
      const { db, host, now } = context
      const { rules, partner } = await openCentre(context)
      return {
        ...(await moneyOfPartner(db, partner, now)),
        ...(await countsOf(db, partner)),
        ...{ level: rules.levels, inviteCode: partner.code, link: linkOf(partner, host), serverTime: isoText(now) },
      }
    },

    async share(context) {
      const { db, host, locale } = context
      const { partner } = await openCentre(context)
      const [user] = await db.select().from(users).where(eq(users.id, partner.userId))
      const { storeBasicSetting } = await readForms(db, ['storeBasicSetting'], locale)
      const { nickname: name = partner.name, avatar = '' } = user ?? {}
      const { brand } = storeBasicSetting ?? { brand: '' }
      return { link: linkOf(partner, host), inviteCode: partner.code, name, avatar, brand }
    },
  }
}

const applying: Pick<Calls, 'info' | 'application' | 'apply' | 'visit'> = {
  info: async ({ db, locale }) => infoOf(await readPartnerRules(db, locale)),

  application: ({ db, session, locale }) => readApplication(db, session.userId, locale),

  async apply({ db, session, locale, now }, application) {
    const rules = await openPartnerRules(db, locale)
    await applyAsPartner(db, { userId: session.userId, rules, now }, application)
    return readApplication(db, session.userId, locale)
  },

  visit: async (context, { code }) => visitPartner(context, await openPartnerRules(context.db), code),
}

const readHandlers: Pick<Calls, 'orders' | 'downline' | 'income'> = {
  async orders(context, requested) {
    const { db, locale, now } = context
    const { partner } = await openCentre(context)
    const { page, pageSize } = requested
    return { ...(await listOrders(db, { partner, locale, now }, requested)), page, pageSize }
  },

  async downline(context, requested) {
    const { rules, partner } = await openCentre(context)
    const { page, pageSize, level } = requested
    const fans = level > rules.levels ? { list: [], total: 0 } : await listFans(context.db, partner, requested)
    return { ...fans, page, pageSize, serverTime: isoText(context.now) }
  },

  async income(context, { month }) {
    const { partner } = await openCentre(context)
    return readIncome(context.db, partner, month, context.now)
  },
}

/** The rules and the approved partner that the caller is. */
async function openCentre({ db, session, locale }: Context) {
  const rules = await openPartnerRules(db, locale)
  return { rules, partner: await partnerOf(db, session.userId) }
}
