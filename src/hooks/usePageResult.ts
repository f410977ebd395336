import { useEffect, useRef } from 'react'
import { takePageResult } from '@/platform/navigation/pageResult'
import type { Path } from '@/routes'

/**
 * For a page that returns a result to the page that opened it: `give` passes the result and returns true, or false after a reload.
 * Unmounting without a result passes undefined.
 */
export function usePageResult<A>(path: Path): { give: (answer: A) => boolean } {
  const question = useRef<ReturnType<typeof takePageResult<A>>>()
  useEffect(() => {
    question.current = takePageResult<A>(path)
    return () => question.current?.(undefined)
  }, [path])

  const give = (answer: A) => {
    const answered = question.current
    answered?.(answer)
    return answered !== undefined
  }
  return { give }
}
