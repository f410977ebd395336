import { useEffect, useState } from 'react'

const leftOf = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Whole seconds until a time (milliseconds since 1970), counting down; 0 when it is over. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => leftOf(until))
  useEffect(() => {
    setLeft(leftOf(until))
    if (leftOf(until) === 0) return undefined
    const timer = setInterval(() => {
      setLeft(leftOf(until))
      if (leftOf(until) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
