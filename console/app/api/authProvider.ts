import type { AuthProvider } from 'react-admin'
import { isSignedOut } from './errors'
import type { ChosenPassword, Credentials, StaffClient } from './staffClient'

/** react-admin's view of the session. A session that ends meanwhile is renewed by the client, above the page. */
export function authProviderOf(client: StaffClient): AuthProvider {
  return {
    login: (given: Credentials | ChosenPassword) =>
      'token' in given ? client.choosePassword(given) : client.signIn(given),
    // Without a reply the session stays; its cookie is of no use to this page any more.
    logout: () => client.signOut().catch(() => undefined),
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
    async getIdentity() {
      const { staff } = await client.session()
      return { id: staff.id, fullName: staff.name }
    },
    getPermissions: async () => (await client.session()).staff.role,
  }
}
