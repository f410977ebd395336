// Written by "npm run endpoints" from src/contract/membership/dailySignIn.ts.
import type { dailySignInContract } from '@/contract/membership/dailySignIn'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const dailySignInEndpoints: WireArea<typeof dailySignInContract> = {
  read: { method: 'GET', path: 'signIn', access: 'member' },
  sign: { method: 'POST', path: 'signIn', access: 'member' },
  remind: { method: 'POST', path: 'signIn/remind', access: 'member' },
}

export const dailySignInApi = clientOf(dailySignInEndpoints)
