import { useEffect, useState } from 'react'
import { followChanges } from '@/api/changeStream'
import type { ChangeKind } from '@/contract/events'
import { useEventCallback } from './useEventCallback'

/** Runs work at each change event of a kind, while `on` is true. Returns whether the stream is connected. */
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
