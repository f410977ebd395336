import type { credentialsContract } from '../../../src/contract/account/credentials'
import { bindIdentity, bindPhone } from './bindPhone'
import { signInByCode } from './codeSignIn'
import type { AccountDependencies } from './dependencies'
import { resetPassword, signInByPassword } from './passwordSignIn'
import { phoneOf } from './phoneNumbers'
import { profileOf, providersOf } from './profilePresenter'
import { sendCode, sendResetCode } from './sendCode'
import type { Handlers } from '../../api/context'

/** A phone number or an e-mail address, normalised as it is stored. */
function destinationOf(input: { phone?: string; email?: string }): string {
  return input.email ? input.email.toLowerCase() : phoneOf(input.phone ?? '')
}

type CredentialsHandlers = Handlers<typeof credentialsContract>
type CodeCall = 'sendSms' | 'sendCode' | 'sendRegisterCode'

/** Sign-in with codes and passwords. */
export const credentialsHandlers = (dependencies: AccountDependencies): CredentialsHandlers => ({
  ...codeHandlers(dependencies),
  ...signInHandlers(dependencies),

  account: async (context) => ({
    user: await profileOf(context.db, context.session.userId, context),
    providers: await providersOf(context.db, context.session.userId),
  }),
})

const codeHandlers = (dependencies: AccountDependencies): Pick<CredentialsHandlers, CodeCall> => ({
  sendSms: {
    transaction: false,
    handle: (context, { phone }) => sendCode(context, dependencies, { purpose: 'phone', destination: phoneOf(phone) }),
  },

  sendCode: {
    transaction: false,
    handle: (context, input) =>
      sendResetCode(context, dependencies, { purpose: 'reset', destination: destinationOf(input) }),
  },

  /** A phone number registers by signing in, so its code is a sign-in code. */
  sendRegisterCode: {
    transaction: false,
    handle: (context, input) =>
      sendCode(context, dependencies, {
        purpose: input.email ? 'register' : 'phone',
        destination: destinationOf(input),
      }),
  },
})

const signInHandlers = (dependencies: AccountDependencies): Omit<CredentialsHandlers, CodeCall | 'account'> => ({
  mobileLogin: {
    transaction: false,
    handle(context, { phone, code, password }) {
      const destination = phoneOf(phone)
      if (code) return signInByCode(context, dependencies, { purpose: 'phone', destination, code, password })
      return signInByPassword(context, dependencies, { destination, password: password ?? '' })
    },
  },

  emailLogin: {
    transaction: false,
    handle: (context, { email, password }) =>
      signInByPassword(context, dependencies, { destination: destinationOf({ email }), password }),
  },

  emailRegister: {
    transaction: false,
    handle: (context, { email, code, password }) =>
      signInByCode(context, dependencies, {
        purpose: 'register',
        destination: destinationOf({ email }),
        code,
        password,
      }),
  },

  resetPassword: {
    transaction: false,
    async handle(context, { code, password, ...input }) {
      await resetPassword(context, dependencies, {
        purpose: 'reset',
        destination: destinationOf(input),
        code,
        password,
      })
      return { ok: true }
    },
  },

  bindMobile: { transaction: false, handle: (context, proof) => bindPhone(context, dependencies, proof) },

  hostMobile: { transaction: false, handle: (context, proof) => bindPhone(context, dependencies, proof) },

  bind: { transaction: false, handle: (context, input) => bindIdentity(context, dependencies, input) },
})
