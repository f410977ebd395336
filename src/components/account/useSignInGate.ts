import { goSignIn } from '@/platform/auth/signIn'
import { useStores } from '@/hooks/useStores'

/** Guards for actions that need a sign-in or a phone number. After login the guest returns to this page. */
export interface Gate {
  /** Runs an action for signed-in users. */
  member: (act: () => void) => void
  /** Runs an action that needs a bound phone number; a user without one is asked to bind it. */
  bound: (act: () => void) => void
}

/** Returns the guards of the current user. */
export function useSignInGate(): Gate {
  const { session, ui } = useStores()
  const member = (act: () => void) => (session.signedIn ? act() : goSignIn())
  const bound = (act: () => void) => member(() => (session.mobile ? act() : ui.ask('bindPhone')))
  return { member, bound }
}
