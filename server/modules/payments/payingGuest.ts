import type { Db } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { PayingGuest } from '../../integrations/payment/paymentProvider'
import { openidOf } from '../accounts/identityRepository'

/**
 * The caller as a payment provider sees the person who pays. In WeChat's mini-program a new `code` of `wx.login` identifies every guest;
 * without one, and in WeChat's browser, the member's sign-in with WeChat does.
 */
export function payingGuest(
  { db, session, client }: RequestContext<Db, Session>,
  { wechatMini }: Pick<LoginProviders, 'wechatMini'>,
  code: string,
): PayingGuest {
  const { appType } = client
  return {
    appType,
    async openid(appId) {
      if (appType === 'weapp' && code && wechatMini) return (await wechatMini.login(code)).subject
      return openidOf(db, session.userId, appId)
    },
  }
}
