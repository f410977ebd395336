import { useEffect, useRef } from 'react'
import { takePageResult } from '@/platform/navigation/pageResult'
import type { Path } from '@/routes'

/**
 * For a page that another one opens to ask something: `give` answers and returns true. It returns false when nobody asked, as after a reload.
 * A page that goes away has answered nothing.
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
