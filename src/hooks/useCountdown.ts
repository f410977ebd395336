import { useEffect, useRef, useState } from 'react'
import { useEventCallback } from './useEventCallback'

/**
 * Milliseconds until a wire time, by the server's clock at the time of its reply; 0 afterwards. Updates each second.
 * `onEnd` is called once, when the time runs out.
 */
export function useCountdown(until: string | null, serverTime: string, onEnd?: () => void): number {
  const clockOffset = useRef(0)
  const [left, setLeft] = useState(() => (until ? Date.parse(until) - Date.parse(serverTime) : 0))
  const end = useEventCallback(() => onEnd?.())

  useEffect(() => {
    if (!until) return undefined
    clockOffset.current = Date.parse(serverTime) - Date.now()
    const tick = () => {
      const now = Math.max(0, Date.parse(until) - Date.now() - clockOffset.current)
      setLeft(now)
      if (now === 0) {
        clearInterval(timer)
        end()
      }
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until, serverTime, end])
  return Math.max(0, left)
}
