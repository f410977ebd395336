import { useEffect, useState } from 'react'
import { followChanges } from '@/api/changeStream'
import type { ChangeKind } from '@/contract/events'
import { useEventCallback } from './useEventCallback'

/**
 * Runs work whenever the server tells of a change of a kind, while `on` is true. Returns whether the server tells them: not while there is
 * no connection.
 */
export function useChanges(kind: ChangeKind | undefined, work: () => Promise<unknown>, on: boolean): boolean {
  const [live, setLive] = useState(false)
  const run = useEventCallback(work)
  useEffect(() => {
    if (!on || !kind) return undefined
    const end = followChanges(kind, run, setLive)
    return () => {
      end()
      setLive(false)
    }
  }, [kind, run, on])
  return live
}
