import { useEffect, useRef, useState } from 'react'
import { SECOND_MS } from '@/domain/time/duration'
import { useTicking } from './useTicking'

/**
 * Milliseconds until a wire time, by the server's clock at the time of its reply; 0 afterwards. Updates each second while the page is
 * visible. `onEnd` is called once, when the time runs out.
 */
export function useCountdown(until: string | null, serverTime: string, onEnd?: () => void): number {
  const clockOffset = useRef(0)
  const [left, setLeft] = useState(() => (until ? Date.parse(until) - Date.parse(serverTime) : 0))
  const ended = useRef('')
  const name = `${until} ${serverTime}`

  useEffect(() => {
    clockOffset.current = Date.parse(serverTime) - Date.now()
  }, [until, serverTime])
  const tick = () => {
    if (ended.current === name) return
    const now = Math.max(0, Date.parse(until ?? '') - Date.now() - clockOffset.current)
    setLeft(now)
    if (now > 0) return
    ended.current = name
    onEnd?.()
  }
  useTicking(tick, SECOND_MS, until !== null)
  return Math.max(0, left)
}
