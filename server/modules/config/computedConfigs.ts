import type { FormMap, LOGIN_METHODS } from '../../../src/contract/forms'
import { FACEBOOK_SCRIPT, WECHAT_SCRIPT } from '../../../src/domain/config/officialScripts'
import { FACEBOOK_VERSION } from '../../integrations/social/facebook'
import type { LoginProviders, LoginSettings } from '../../integrations/loginProviders'
import { SANDBOX_FACEBOOK_ID } from '../../sandbox/logins'

/** Map tiles for the storefront's own map; without an address it draws none. */
export interface MapSetting {
  /** `https://…/{z}/{x}/{y}.png`; `{key}` in it becomes the key. */
  tiles: string
  attribution: string
  key: string
}

/** What the server is set up with and a storefront may know. */
export interface PublicSetup {
  logins: LoginProviders
  accounts: LoginSettings
  map?: MapSetting
}

type Method = (typeof LOGIN_METHODS)[number]

const NO_MAP = { tiles: '', attribution: '', key: '' }

/** Configuration blocks that no merchant writes: they follow from how the server is set up. */
export function computedConfigs({ logins, accounts, map }: PublicSetup, appType: string) {
  const facebookAppId = accounts.facebook?.appId ?? (logins.facebook ? SANDBOX_FACEBOOK_ID : '')
  return {
    loginSetting: {
      methods: methodsOf(logins, appType),
      facebookAppId,
      facebookVersion: FACEBOOK_VERSION,
      facebookSdk: sdkOf(facebookAppId),
      wechatSdk: wechatSdkOf(logins, accounts),
      smsCountry: 'TH',
      minPasswordLength: 8,
    },
    mapSetting: map ?? NO_MAP,
    alipay: { appId: accounts.alipay?.appId ?? '' },
  } satisfies FormMap
}

/** The ways to sign in that work in an app of this kind. */
function methodsOf(logins: LoginProviders, appType: string): Method[] {
  const wechat = appType === 'weapp' ? logins.wechatMini : logins.wechatWeb
  const offered: [Method, unknown][] = [
    ['phone', logins.sms],
    ['email', logins.mail],
    ['wechat', wechat],
    ['alipay', logins.alipay],
    ['line', logins.line],
    ['facebook', logins.facebook],
  ]
  return offered.filter(([, provider]) => provider).map(([method]) => method)
}

function sdkOf(appId: string): string {
  if (!appId) return ''
  return appId === SANDBOX_FACEBOOK_ID ? '/sandbox/facebook-sdk.js' : FACEBOOK_SCRIPT
}

/** WeChat's scripts, for its browser; none where nobody signs pages for it. */
function wechatSdkOf(logins: LoginProviders, accounts: LoginSettings): string {
  if (accounts.wechatWeb) return WECHAT_SCRIPT
  return logins.wechatWeb ? '/sandbox/wechat-sdk.js' : ''
}
