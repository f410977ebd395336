import { useEffect } from 'react'
import { hostKnowsWhen } from '@/platform/auth/privacy'
import { useStores } from './useStores'

/** Tells a guest what their data is for where the first of it is given: once. Users have agreed when they signed in. */
export function usePrivacyPrompt(): void {
  const { privacy, session } = useStores()
  useEffect(() => {
    // Without the policy there is nothing to ask.
    if (!hostKnowsWhen && !session.signedIn) void privacy.askOnce().catch(() => undefined)
  }, [privacy, session])
}
