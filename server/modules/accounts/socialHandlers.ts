import type { socialContract } from '../../../src/contract/social'
import type { AccountNeeds } from './dependencies'
import { signInBy, signInByWechat } from './socialSignIn'
import type { Db } from '../../db/database'
import type { SocialProvider } from '../../db/schema/identities'
import type { Context, Handlers, Session } from '../../api/context'
import { isOwnPage, returnAddress } from '../../api/siteUrl'
import { Refusal } from '../../api/appError'
import { offered } from '../../integrations/callProvider'
import type { ReturnTrip } from '../../integrations/social/socialLogin'
import { beginTrip, endTrip } from './oauthState'

interface Page {
  /** Asks its users, and sends them back. */
  authorizationUrl(trip: ReturnTrip): string
}

/** Signing in through other houses. `origins` are the storefront's; none means the host that is asked. */
export function socialHandlers(needs: AccountNeeds, origins: readonly string[]): Handlers<typeof socialContract> {
  const { outside: houses } = needs
  const send = async (
    { db, session, now, host }: Context<Db, Session>,
    { provider, page, refererUrl }: { provider: SocialProvider; page: Page | undefined; refererUrl: string },
  ) => {
    const house = offered(page)
    if (!isOwnPage(refererUrl, host, origins)) throw new Refusal(400, 'social.foreignPage')
    const trip = await beginTrip(db, { provider, session, now }, returnAddress(refererUrl))
    return { url: house.authorizationUrl(trip), state: trip.state }
  }

  return {
    wechatLogin: { outside: (here, given) => signInByWechat(here, needs, given) },

    wechatUrl: (here, { refererUrl }) => send(here, { provider: 'wechat', page: houses.wechatWeb, refererUrl }),

    alipayLogin: {
      async outside(here, { code, state }) {
        const alipay = offered(houses.alipay)
        if (here.client.appType !== 'alipay') await endTrip(here.db, { provider: 'alipay', ...here }, state)
        return signInBy(here, needs, { provider: 'alipay', prove: () => alipay.login(code) })
      },
    },

    alipayUrl: (here, { refererUrl }) => send(here, { provider: 'alipay', page: houses.alipay, refererUrl }),

    lineLogin: {
      outside: (here, { refererUrl }) => send(here, { provider: 'line', page: houses.line, refererUrl }),
    },

    checkLineCode: {
      async outside(here, { code, state }) {
        const line = offered(houses.line)
        const trip = await endTrip(here.db, { provider: 'line', ...here }, state)
        return signInBy(here, needs, { provider: 'line', prove: () => line.login(code, trip) })
      },
    },

    facebookLogin: {
      async outside(here, { accessToken }) {
        const facebook = offered(houses.facebook)
        return signInBy(here, needs, { provider: 'facebook', prove: () => facebook.login(accessToken) })
      },
    },
  }
}
