import type { useFailure } from './useFailure'
import { useOneAtATime } from './useOneAtATime'

interface ChangeCallbacks<T> {
  /** Shows how the thing is now. */
  show(current: T): void
  fail: ReturnType<typeof useFailure<T>>
}

/** Changes one thing at a time, and shows how it is then, also when another device was faster. */
export function useChange<T>({ show, fail }: ChangeCallbacks<T>) {
  const { isBusy, run } = useOneAtATime()
  /** Resolves to whether it was done; `then` receives what was changed. */
  const change = (id: string, send: () => Promise<T>, then?: (changed: T) => void): Promise<boolean> =>
    run(id, async () => {
      try {
        const changed = await send()
        show(changed)
        then?.(changed)
        return true
      } catch (error) {
        const current = fail(error)
        if (current) show(current)
        return false
      }
    })
  return { isBusy, run, change }
}
