/** Default wait of debounced calls, milliseconds (specification §9). */
export const DEBOUNCE_MS = 1000

/** Runs `work` once calls have paused for `wait` milliseconds. */
export function debounce(work: () => void, wait = DEBOUNCE_MS): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(work, wait)
  }
  return { call, cancel }
}
