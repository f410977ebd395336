import type { credentialsContract } from '../../../src/contract/credentials'
import { bindIdentity, bindPhone, signInByCode } from './codeSignIn'
import type { AccountDependencies } from './dependencies'
import { resetPassword, signInByPassword } from './passwordSignIn'
import { phoneOf } from './phoneNumbers'
import { profileOf, providersOf } from './profilePresenter'
import { sendCode, sendResetCode } from './sendCode'
import type { Handlers } from '../../api/context'

/** A phone number or an e-mail address, normalised as it is stored. */
function destinationOf(given: { phone?: string; email?: string }): string {
  return given.email ? given.email.toLowerCase() : phoneOf(given.phone ?? '')
}

type CredentialsHandlers = Handlers<typeof credentialsContract>
type CodeCall = 'sendSms' | 'sendCode' | 'sendRegisterCode'

/** Sign-in with codes and passwords. */
export const credentialsHandlers = (needs: AccountDependencies): CredentialsHandlers => ({
  ...codeHandlers(needs),
  ...signInHandlers(needs),

  account: async ({ db, session }) => ({
    user: await profileOf(db, session.userId),
    providers: await providersOf(db, session.userId),
  }),
})

const codeHandlers = (needs: AccountDependencies): Pick<CredentialsHandlers, CodeCall> => ({
  sendSms: {
    transaction: false,
    handle: (here, { phone }) => sendCode(here, needs, { purpose: 'phone', destination: phoneOf(phone) }),
  },

  sendCode: {
    transaction: false,
    handle: (here, given) => sendResetCode(here, needs, { purpose: 'reset', destination: destinationOf(given) }),
  },

  /** A phone number registers by signing in, so its code is a sign-in code. */
  sendRegisterCode: {
    transaction: false,
    handle: (here, given) =>
      sendCode(here, needs, { purpose: given.email ? 'register' : 'phone', destination: destinationOf(given) }),
  },
})

const signInHandlers = (needs: AccountDependencies): Omit<CredentialsHandlers, CodeCall | 'account'> => ({
  mobileLogin: {
    transaction: false,
    handle(here, { phone, code, password }) {
      const destination = phoneOf(phone)
      if (code) return signInByCode(here, needs, { purpose: 'phone', destination, code, password })
      return signInByPassword(here, needs, { destination, password: password ?? '' })
    },
  },

  emailLogin: {
    transaction: false,
    handle: (here, { email, password }) =>
      signInByPassword(here, needs, { destination: destinationOf({ email }), password }),
  },

  emailRegister: {
    transaction: false,
    handle: (here, { email, code, password }) =>
      signInByCode(here, needs, { purpose: 'register', destination: destinationOf({ email }), code, password }),
  },

  resetPassword: {
    transaction: false,
    async handle(here, { code, password, ...given }) {
      await resetPassword(here, needs, { purpose: 'reset', destination: destinationOf(given), code, password })
      return { ok: true }
    },
  },

  bindMobile: { transaction: false, handle: (here, proof) => bindPhone(here, needs, proof) },

  hostMobile: { transaction: false, handle: (here, proof) => bindPhone(here, needs, proof) },

  bind: { transaction: false, handle: (here, given) => bindIdentity(here, needs, given) },
})
