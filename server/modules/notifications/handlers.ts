import type { messageContract } from '../../../src/contract/message'
import { agreeToMessages } from './subscriptions'
import { appsOf, houseOf } from './messageTemplates'
import type { Handlers } from '../../api/context'
import { findOrder } from '../orders/orderPresenter'
import { asking, offered } from '../../integrations/callProvider'
import type { LoginProviders } from '../../integrations/loginProviders'

/** Messages that guests agree to get in the app of WeChat or Alipay. */
export const messageHandlers = (logins: LoginProviders): Handlers<typeof messageContract> => ({
  subscribe: {
    transaction: false,
    async handle({ db, session, client, locale, now, log }, { orderId, templateIds, code }) {
      const house = houseOf(client.appType)
      const app = offered(house && appsOf(logins)[house])
      const { id } = await findOrder(db, session.userId, orderId)
      const { subject: recipient } = await asking(log, () => app.login(code))
      if (house) await agreeToMessages(db, { orderId: id, house, templateIds, recipient, locale, now })
      return { ok: true }
    },
  },
})
