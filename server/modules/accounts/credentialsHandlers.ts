import type { credentialsContract } from '../../../src/contract/credentials'
import { bindIdentity, bindPhone, signInByCode } from './codeSignIn'
import type { AccountNeeds } from './dependencies'
import { resetPassword, signInByPassword } from './passwordSignIn'
import { phoneOf } from './phoneNumbers'
import { profileOf, providersOf } from './profilePresenter'
import { sendCode, sendResetCode } from './sendCode'
import type { Handlers } from '../../api/context'

/** A phone number or an e-mail address as they are kept. */
function destinationOf(given: { phone?: string; email?: string }): string {
  return given.email ? given.email.toLowerCase() : phoneOf(given.phone ?? '')
}

/** Signing in with codes and passwords. */
export const credentialsHandlers = (needs: AccountNeeds): Handlers<typeof credentialsContract> => ({
  sendSms: {
    outside: (here, { phone }) => sendCode(here, needs, { purpose: 'phone', destination: phoneOf(phone) }),
  },

  sendCode: (here, given) => sendResetCode(here, needs, { purpose: 'reset', destination: destinationOf(given) }),

  /** A phone registers by signing in, so the code is of that kind. */
  sendRegisterCode: {
    outside: (here, given) =>
      sendCode(here, needs, { purpose: given.email ? 'register' : 'phone', destination: destinationOf(given) }),
  },

  mobileLogin: {
    outside(here, { phone, code, password }) {
      const destination = phoneOf(phone)
      if (code) return signInByCode(here, needs, { purpose: 'phone', destination, code, password })
      return signInByPassword(here, needs, { destination, password: password ?? '' })
    },
  },

  emailLogin: {
    outside: (here, { email, password }) =>
      signInByPassword(here, needs, { destination: destinationOf({ email }), password }),
  },

  emailRegister: {
    outside: (here, { email, code, password }) =>
      signInByCode(here, needs, { purpose: 'register', destination: destinationOf({ email }), code, password }),
  },

  resetPassword: {
    async outside(here, { code, password, ...given }) {
      await resetPassword(here, needs, { purpose: 'reset', destination: destinationOf(given), code, password })
      return { ok: true }
    },
  },

  bindMobile: { outside: (here, proof) => bindPhone(here, needs, proof) },

  hostMobile: { outside: (here, proof) => bindPhone(here, needs, proof) },

  bind: { outside: (here, given) => bindIdentity(here, needs, given) },

  account: async ({ db, session }) => ({
    user: await profileOf(db, session.userId),
    providers: await providersOf(db, session.userId),
  }),
})
