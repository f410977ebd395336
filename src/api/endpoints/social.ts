// Written by "npm run endpoints" from src/contract/account/social.ts.
import type { socialContract } from '@/contract/account/social'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const socialEndpoints: WireArea<typeof socialContract> = {
  wechatLogin: { method: 'POST', path: 'wechat/wechatLogin', access: 'guest' },
  wechatUrl: { method: 'GET', path: 'wechat/authorizationUrl', access: 'guest' },
  alipayLogin: { method: 'POST', path: 'wechat/login', access: 'guest' },
  alipayUrl: { method: 'GET', path: 'alipay/authorizationUrl', access: 'guest' },
  lineLogin: { method: 'POST', path: 'lineLogin', access: 'guest' },
  checkLineCode: { method: 'POST', path: 'checkLineCode', access: 'guest' },
  facebookLogin: { method: 'POST', path: 'facebookLogin', access: 'guest' },
}

export const socialApi = clientOf(socialEndpoints)
