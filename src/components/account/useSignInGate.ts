import { goSignIn } from '@/platform/auth/signIn'
import { useStores } from '@/hooks/useStores'

/** Gates for buttons that not everybody may use. A guest signs in and comes back to exactly here. */
export interface Gate {
  /** Does what only signed-in users may. */
  member: (act: () => void) => void
  /** Does what needs a bound phone number; a user without one is asked to bind it. */
  bound: (act: () => void) => void
}

/** The gates of the current guest. */
export function useSignInGate(): Gate {
  const { session, ui } = useStores()
  const member = (act: () => void) => (session.signedIn ? act() : goSignIn())
  const bound = (act: () => void) => member(() => (session.mobile ? act() : ui.ask('bindPhone')))
  return { member, bound }
}
