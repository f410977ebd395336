// Written by "npm run endpoints" from src/contract/account/credentials.ts.
import type { credentialsContract } from '@/contract/account/credentials'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const credentialsEndpoints: WireArea<typeof credentialsContract> = {
  sendSms: { method: 'POST', path: 'sendSms', access: 'guest' },
  sendCode: { method: 'POST', path: 'sendCode', access: 'guest' },
  sendRegisterCode: { method: 'POST', path: 'sendRegisterCode', access: 'guest' },
  mobileLogin: { method: 'POST', path: 'mobileLogin', access: 'guest' },
  emailLogin: { method: 'POST', path: 'emaillogin', access: 'guest' },
  emailRegister: { method: 'POST', path: 'emailRegister', access: 'guest' },
  resetPassword: { method: 'POST', path: 'resetPassword', access: 'guest' },
  bindMobile: { method: 'POST', path: 'bindmobile', access: 'member' },
  hostMobile: { method: 'POST', path: 'profix/mobile', access: 'member' },
  bind: { method: 'POST', path: 'bind', access: 'guest', json: true },
  account: { method: 'GET', path: 'profix/logins', access: 'member' },
}

export const credentialsApi = clientOf(credentialsEndpoints)
