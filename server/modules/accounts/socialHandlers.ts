import type { socialContract } from '../../../src/contract/social'
import type { AccountDependencies } from './dependencies'
import { signInBy, signInByWechat } from './socialSignIn'
import type { ReadDb } from '../../db/database'
import type { SocialProvider } from '../../db/schema/identities'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { returnUrl } from '../../api/siteUrl'
import { AppError } from '../../api/appError'
import { requireProvider } from '../../integrations/callProvider'
import type { LoginRedirect } from '../../integrations/social/socialLogin'

interface AuthorizationPage {
  /** The URL of the provider's consent page, which redirects back to the given page. */
  authorizationUrl(trip: LoginRedirect): string
}

type SocialHandlers = Handlers<typeof socialContract>
type UrlCall = 'wechatUrl' | 'alipayUrl' | 'lineLogin'

/** Whether a URL is a page of the storefront, which providers may return to. */
type OwnsPage = (address: string, host: string) => boolean

/** Social login. */
export const socialHandlers = (needs: AccountDependencies, ownsPage: OwnsPage): SocialHandlers => ({
  ...urlHandlers(needs, ownsPage),
  ...signInHandlers(needs),
})

function urlHandlers(
  { outside: providers, oauthStates }: AccountDependencies,
  ownsPage: OwnsPage,
): Pick<SocialHandlers, UrlCall> {
  const urlOf = async (
    { session, now, host }: RequestContext<ReadDb, Session>,
    { provider, page, refererUrl }: { provider: SocialProvider; page?: AuthorizationPage; refererUrl: string },
  ) => {
    const offeredPage = requireProvider(page)
    if (!ownsPage(refererUrl, host)) throw new AppError(400, 'social.foreignPage')
    const trip = oauthStates.begin({ provider, session, now }, returnUrl(refererUrl))
    return { url: offeredPage.authorizationUrl(trip), state: trip.state }
  }

  return {
    wechatUrl: (here, { refererUrl }) => urlOf(here, { provider: 'wechat', page: providers.wechatWeb, refererUrl }),

    alipayUrl: (here, { refererUrl }) => urlOf(here, { provider: 'alipay', page: providers.alipay, refererUrl }),

    lineLogin: {
      transaction: false,
      handle: (here, { refererUrl }) => urlOf(here, { provider: 'line', page: providers.line, refererUrl }),
    },
  }
}

function signInHandlers(needs: AccountDependencies): Omit<SocialHandlers, UrlCall> {
  const { outside: providers, oauthStates } = needs
  return {
    wechatLogin: { transaction: false, handle: (here, given) => signInByWechat(here, needs, given) },

    alipayLogin: {
      transaction: false,
      async handle(here, { code, state }) {
        const alipay = requireProvider(providers.alipay)
        if (here.client.appType !== 'alipay') await oauthStates.end(here.db, { provider: 'alipay', ...here }, state)
        return signInBy(here, { provider: 'alipay', prove: () => alipay.login(code) })
      },
    },

    checkLineCode: {
      transaction: false,
      async handle(here, { code, state }) {
        const line = requireProvider(providers.line)
        const trip = await oauthStates.end(here.db, { provider: 'line', ...here }, state)
        return signInBy(here, { provider: 'line', prove: () => line.login(code, trip) })
      },
    },

    facebookLogin: {
      transaction: false,
      async handle(here, { accessToken }) {
        const facebook = requireProvider(providers.facebook)
        return signInBy(here, { provider: 'facebook', prove: () => facebook.login(accessToken) })
      },
    },
  }
}
