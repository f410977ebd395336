import type { SignedIn } from '@/contract/account/session'
import { returnFromSignIn } from '@/platform/auth/signIn'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Completes a sign-in: stores the session, shows a toast and returns to the previous page. */
export function useCompleteSignIn(): (signedIn: SignedIn, leave?: () => void) => void {
  const { session, ui } = useStores()
  const t = useText()
  return (signedIn, leave = returnFromSignIn) => {
    session.take(signedIn)
    ui.notify(t('login.done'), 'success')
    leave()
  }
}
