// Written by "npm run endpoints" from src/contract/account/session.ts.
import type { sessionContract } from '@/contract/account/session'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const sessionEndpoints: WireArea<typeof sessionContract> = {
  guest: { method: 'POST', path: 'guest', access: 'public' },
  profile: { method: 'GET', path: 'profix', access: 'guest' },
  edit: { method: 'POST', path: 'profix/edit', access: 'member' },
  birthday: { method: 'POST', path: 'updateBirthday', access: 'member' },
  logout: { method: 'POST', path: 'logout', access: 'guest' },
  remove: { method: 'POST', path: 'profix/remove', access: 'member' },
}

export const sessionApi = clientOf(sessionEndpoints)
