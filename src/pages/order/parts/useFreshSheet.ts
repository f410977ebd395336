import { useState } from 'react'

/** A sheet that reads anew each time it is opened: `count`, its key, is 0 until then. */
export function useFreshSheet() {
  const [{ count, open }, setState] = useState({ count: 0, open: false })
  return {
    count,
    open,
    show: () => setState((before) => ({ count: before.count + 1, open: true })),
    close: () => setState((before) => ({ ...before, open: false })),
  }
}
