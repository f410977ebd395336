import { useRef, useState } from 'react'

/** Does one thing at a time with each order or table: what is pressed meanwhile is not done. */
export function useOneAtATime() {
  // At once, not with the next drawing: a second press may come before that.
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  /** Resolves to what `work` does; to false when something is being done with it already. */
  const run = async (id: string, work: () => Promise<boolean>): Promise<boolean> => {
    if (running.current.has(id)) return false
    running.current.add(id)
    setBusy(new Set(running.current))
    try {
      return await work()
    } finally {
      running.current.delete(id)
      setBusy(new Set(running.current))
    }
  }
  return { isBusy: (id: string) => busy.has(id), run }
}
