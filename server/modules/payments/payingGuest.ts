import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema/account/users'
import type { RequestContext, Session } from '../../api/context'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { PayingGuest } from '../../integrations/payment/paymentProvider'
import { openidOf } from '../accounts/identityRepository'

/** The platforms whose guests pay in their own app. */
export type PayingLogins = Pick<LoginProviders, 'wechatMini' | 'alipay'>

/**
 * The caller as a payment provider sees the person who pays. In a mini-program a new `code` of its host identifies every guest; without
 * one, and in WeChat's browser, the member's sign-in there does.
 */
export function payingGuest(
  { db, session, client, ip }: RequestContext<Db, Session>,
  { wechatMini, alipay }: PayingLogins,
  code: string,
): PayingGuest {
  const { appType, payApp } = client
  return {
    appType: payApp,
    ip,
    async openid(appId) {
      if (appType === 'weapp' && code && wechatMini) return (await wechatMini.login(code)).subject
      if (appType === 'alipay' && code && alipay) return alipay.identify(code)
      return openidOf(db, session.userId, appId)
    },
    async email() {
      if (!session.member) return undefined
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, session.userId))
      return user?.email || undefined
    },
  }
}
