import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { ChangeKind } from '@/contract/events'
import { useChanges } from './useChanges'

/** Polling interval of a page about one order, ticket, table or payment that can change, milliseconds: the guest waits for it. */
export const FOLLOW_MS = 2_000

/** Polling interval beside an event stream, milliseconds: for data without events, such as the estimated time. */
const SAFETY_MS = 30_000

/**
 * Repeats work while the page is visible and `on` is true. With a kind of change the work is run as soon as the server tells of one, and
 * rarely besides; where there is no stream of changes it is repeated as without. On a slow network the next one waits for the reply. Payments are asked about as often as ever: asking makes the
 * server ask the provider.
 */
export function usePolling(work: () => Promise<unknown>, everyMs: number, on: boolean, kind?: ChangeKind): void {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  const live = useChanges(kind, work, on && shown)
  const pauseMs = live && kind !== 'payment' ? Math.max(everyMs, SAFETY_MS) : everyMs
  useEffect(() => {
    if (!on || !shown) return undefined
    let asking = false
    const ask = async () => {
      if (asking) return
      asking = true
      try {
        await work()
      } finally {
        asking = false
      }
    }
    const timer = setInterval(() => void ask(), pauseMs)
    return () => clearInterval(timer)
  }, [work, pauseMs, on, shown])
}
