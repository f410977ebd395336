import type { messageContract } from '../../../src/contract/message'
import { saveSubscription } from './subscriptions'
import { appsOf, messagePlatform } from './messageTemplates'
import type { Handlers } from '../../api/context'
import { findOrder } from '../orders/orderPresenter'
import { callProvider, requireProvider } from '../../integrations/callProvider'
import type { LoginProviders } from '../../integrations/loginProviders'

/** Subscriptions to messages in WeChat or Alipay. */
export const messageHandlers = (logins: LoginProviders): Handlers<typeof messageContract> => ({
  subscribe: {
    transaction: false,
    async handle({ db, session, client, locale, now, log }, { orderId, templateIds, code }) {
      const platform = messagePlatform(client.appType)
      const app = requireProvider(platform && appsOf(logins)[platform])
      const { id } = await findOrder(db, session.userId, orderId)
      const { subject: recipient } = await callProvider(log, () => app.login(code))
      if (platform) await saveSubscription(db, { orderId: id, platform, templateIds, recipient, locale, now })
      return { ok: true }
    },
  },
})
