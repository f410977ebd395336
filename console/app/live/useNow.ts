import { useEffect, useState } from 'react'
import { SECOND_MS } from '../../../src/domain/time/duration'

const TICK_MS = 10 * SECOND_MS

/** The server's time, which goes on; ms since 1970. `offset` is its distance from the device's clock. */
export function useNow(offset = 0): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
