/** Default interval of throttled taps, milliseconds (specification §9). */
export const THROTTLE_MS = 300
/** The same between two taps on a tab bar (specification §2). */
export const TAB_THROTTLE_MS = 500

/** Returns a function that tells whether a call may proceed: at most one per interval. */
export function throttle(interval = THROTTLE_MS): () => boolean {
  let last = -Infinity
  return () => {
    const now = Date.now()
    // A clock that was set back does not block.
    const admitted = Math.abs(now - last) >= interval
    if (admitted) last = now
    return admitted
  }
}
