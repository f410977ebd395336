import { useSyncExternalStore } from 'react'

/** Windows with the layout of a desktop: `$desktop` of styles/tokens.scss. */
const WIDE = '(min-width: 900px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window has the layout of a desktop, also after its size has changed. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
