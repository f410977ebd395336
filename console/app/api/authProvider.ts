import type { AuthProvider } from 'react-admin'
import { isSignedOut } from './errors'
import { type SignInOutcome, signInByPassword, signOutByForm } from './passwordSignIn'
import type { StaffClient } from './staffClient'

/** Why an attempt to sign in failed. */
export class SignInError extends Error {
  constructor(readonly outcome: Exclude<SignInOutcome, 'signedIn'>) {
    super('Sign-in failed')
  }
}

/** Opens a session, or throws `SignInError`. */
export async function signIn(client: StaffClient, { password }: { password: string }): Promise<void> {
  const outcome = await signInByPassword(password)
  if (outcome !== 'signedIn') throw new SignInError(outcome)
  await client.session(true)
}

/** react-admin's view of the session. A session that ends meanwhile is renewed by the client, above the page. */
export function authProviderOf(client: StaffClient): AuthProvider {
  return {
    login: (given: { password: string }) => signIn(client, given),
    async logout() {
      const session = await client.session().catch(() => undefined)
      client.forget()
      if (session) await signOutByForm(session.csrf)
    },
    async checkAuth() {
      try {
        await client.session()
      } catch (error) {
        // Without a network the page shows that itself; only a refused session leads to the sign-in page.
        if (isSignedOut(error)) throw new Error('signed out', { cause: error })
      }
    },
    async checkError(error: unknown) {
      if (isSignedOut(error)) throw error
    },
    getPermissions: async () => undefined,
  }
}
