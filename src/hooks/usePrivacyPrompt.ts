import { useEffect } from 'react'
import { hostDecidesPrompt } from '@/platform/auth/privacy'
import { useStores } from './useStores'

/** Shows the privacy prompt once, where a guest first enters data. Users agreed when they signed in. */
export function usePrivacyPrompt(): void {
  const { privacy, session } = useStores()
  useEffect(() => {
    // Without a policy there is no prompt.
    if (!hostDecidesPrompt && !session.signedIn) void privacy.promptOnce().catch(() => undefined)
  }, [privacy, session])
}
