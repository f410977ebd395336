import { useCallback, useRef, useState } from 'react'
import { isPayCodeNeeded } from '@/api/errors'
import { go } from '@/platform/navigation/navigation'
import { useEventCallback } from './useEventCallback'
import { useStores } from './useStores'

/** An asynchronous action of a button. */
export interface Action<A extends unknown[]> {
  /** Runs the action unless it is running. Resolves to whether it succeeded; errors are shown as toasts, never thrown. */
  run: (...args: A) => Promise<boolean>
  busy: boolean
}

/** Turns asynchronous work into an action: no double submit, a busy flag for the button, errors in the guest's language. */
export function useAction<A extends unknown[]>(work: (...args: A) => Promise<unknown>): Action<A> {
  const { ui } = useStores()
  const running = useRef(false)
  const latest = useEventCallback(work)
  const [busy, setBusy] = useState(false)

  const run = useCallback(
    async (...args: A) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      try {
        await latest(...args)
        return true
      } catch (error) {
        // The balance pays once its code is entered.
        if (isPayCodeNeeded(error)) go('/pages/other/recharge/payCode')
        else ui.report(error)
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [ui, latest],
  )
  return { run, busy }
}
