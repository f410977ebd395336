import type { FormMap, LOGIN_METHODS } from '../../../src/contract/config/forms'
import { FACEBOOK_SCRIPT, WECHAT_SCRIPT } from '../../../src/domain/config/officialScripts'
import { FACEBOOK_VERSION } from '../../integrations/social/facebook'
import type { LoginProviders, LoginSettings } from '../../integrations/loginProviders'
import { SANDBOX_FACEBOOK_ID } from '../../sandbox/logins'

/** Map tiles for the storefront's own map; without a URL it draws none. */
export interface MapSetting {
  /** `https://…/{z}/{x}/{y}.png`; `{key}` in it becomes the key. */
  tiles: string
  attribution: string
  key: string
}

/** Server settings that the storefront may know. */
export interface PublicSetup {
  logins: LoginProviders
  accounts: LoginSettings
  map?: MapSetting
}

type Method = (typeof LOGIN_METHODS)[number]

const NO_MAP = { tiles: '', attribution: '', key: '' }

/** Configuration blocks that are computed from the server's settings. */
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

/** The login methods that are available in an app type. */
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

/** URLs of WeChat's scripts, for its browser; empty when page signatures are not available. */
function wechatSdkOf(logins: LoginProviders, accounts: LoginSettings): string {
  if (accounts.wechatWeb) return WECHAT_SCRIPT
  return logins.wechatWeb ? '/sandbox/wechat-sdk.js' : ''
}
