import type { socialContract } from '../../../src/contract/account/social'
import type { AccountDependencies } from './dependencies'
import { signInBy, signInByWechat } from './socialSignIn'
import type { ReadDb } from '../../db/database'
import type { SocialProvider } from '../../db/schema/account/identities'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { type OwnsPage, returnUrl } from '../../api/siteUrl'
import { AppError } from '../../api/appError'
import { requireProvider } from '../../integrations/callProvider'
import type { LoginRedirect } from '../../integrations/social/socialLogin'

interface AuthorizationPage {
  /** The URL of the provider's consent page, which redirects back to the given page. */
  authorizationUrl(trip: LoginRedirect): string
}

type SocialHandlers = Handlers<typeof socialContract>
type UrlCall = 'wechatUrl' | 'alipayUrl' | 'lineLogin'

/** Social login. */
export const socialHandlers = (dependencies: AccountDependencies, ownsPage: OwnsPage): SocialHandlers => ({
  ...urlHandlers(dependencies, ownsPage),
  ...signInHandlers(dependencies),
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
    wechatUrl: (context, { refererUrl }) =>
      urlOf(context, { provider: 'wechat', page: providers.wechatWeb, refererUrl }),

    alipayUrl: (context, { refererUrl }) => urlOf(context, { provider: 'alipay', page: providers.alipay, refererUrl }),

    lineLogin: {
      transaction: false,
      handle: (context, { refererUrl }) => urlOf(context, { provider: 'line', page: providers.line, refererUrl }),
    },
  }
}

function signInHandlers(dependencies: AccountDependencies): Omit<SocialHandlers, UrlCall> {
  const { outside: providers, oauthStates } = dependencies
  return {
    wechatLogin: { transaction: false, handle: (context, input) => signInByWechat(context, dependencies, input) },

    alipayLogin: {
      transaction: false,
      async handle(context, { code, state }) {
        const alipay = requireProvider(providers.alipay)
        if (context.client.appType !== 'alipay')
          await oauthStates.end(context.db, { provider: 'alipay', ...context }, state)
        return signInBy(context, { provider: 'alipay', prove: () => alipay.login(code) })
      },
    },

    checkLineCode: {
      transaction: false,
      async handle(context, { code, state }) {
        const line = requireProvider(providers.line)
        const trip = await oauthStates.end(context.db, { provider: 'line', ...context }, state)
        return signInBy(context, { provider: 'line', prove: () => line.login(code, trip) })
      },
    },

    facebookLogin: {
      transaction: false,
      async handle(context, { accessToken }) {
        const facebook = requireProvider(providers.facebook)
        return signInBy(context, { provider: 'facebook', prove: () => facebook.login(accessToken) })
      },
    },
  }
}
