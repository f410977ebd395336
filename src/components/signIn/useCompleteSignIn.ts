import type { SignedIn } from '@/contract/session'
import { returnFromSignIn } from '@/platform/auth/signIn'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** What follows a sign-in: the guest is this user now, and goes back to where they came from. */
export function useCompleteSignIn(): (signedIn: SignedIn, leave?: () => void) => void {
  const { session, ui } = useStores()
  const t = useText()
  return (signedIn, leave = returnFromSignIn) => {
    session.take(signedIn)
    ui.say(t('login.done'), 'success')
    leave()
  }
}
