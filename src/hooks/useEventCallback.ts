import { useCallback, useRef } from 'react'

/** Returns a stable function that calls `work` of the latest render: for effects and listeners, like React's `useEffectEvent`. */
export function useEventCallback<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const latest = useRef(work)
  latest.current = work
  return useCallback((...args: A) => latest.current(...args), [])
}
