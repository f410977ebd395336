/** How an attempt to sign in ended: a session was opened, the password is wrong, or the next attempt must wait so many seconds. */
export type SignInOutcome = 'signedIn' | 'wrong' | { retryIn: number }

/** The form of the server-rendered console, which opens the session that the staff's calls need. */
const FORM = '/console/login'
const TOO_EARLY = 429

/** Opens a session with the console's password. */
export async function signInByPassword(password: string): Promise<SignInOutcome> {
  const response = await fetch(FORM, { method: 'POST', body: new URLSearchParams({ password }), redirect: 'manual' })
  // A redirect is the answer to the right password; its target is of no interest here.
  if (response.type === 'opaqueredirect') return 'signedIn'
  if (response.status === TOO_EARLY) return { retryIn: Number(response.headers.get('retry-after') ?? 0) }
  return 'wrong'
}

/** Ends the session. */
export async function signOutByForm(csrf: string): Promise<void> {
  await fetch('/console/logout', { method: 'POST', body: new URLSearchParams({ csrf }), redirect: 'manual' })
}
