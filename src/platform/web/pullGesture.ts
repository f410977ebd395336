/** Distance that triggers a refresh, CSS pixels. */
export const DISTANCE = 56
/** The page follows the finger by this share of its distance. */
const FOLLOW = 0.45

interface Watch {
  /** Pulled distance; 0 when released too early. */
  onPull: (distance: number) => void
  onRefresh: () => void
}

/** Detects pulling beyond the top of a scrollable page. Returns the function that stops it. */
export function pullGesture(page: HTMLElement, { onPull, onRefresh }: Watch): () => void {
  let from: number | undefined
  let pulled = 0

  const start = (event: TouchEvent) => {
    from = page.scrollTop <= 0 ? event.touches[0]?.clientY : undefined
    pulled = 0
  }
  const move = (event: TouchEvent) => {
    const at = event.touches[0]?.clientY
    if (from === undefined || at === undefined || page.scrollTop > 0) return
    pulled = Math.max(0, Math.min(DISTANCE * 1.5, (at - from) * FOLLOW))
    if (pulled > 0 && event.cancelable) event.preventDefault()
    onPull(pulled)
  }
  const end = () => {
    if (from === undefined) return
    from = undefined
    if (pulled >= DISTANCE) onRefresh()
    else onPull(0)
  }

  page.addEventListener('touchstart', start, { passive: true })
  page.addEventListener('touchmove', move, { passive: false })
  page.addEventListener('touchend', end)
  page.addEventListener('touchcancel', end)
  return () => {
    page.removeEventListener('touchstart', start)
    page.removeEventListener('touchmove', move)
    page.removeEventListener('touchend', end)
    page.removeEventListener('touchcancel', end)
  }
}
