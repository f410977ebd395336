import { bestEffort } from './bestEffort'

/** Keeps the screen on, where the browser can; browsers do not change its brightness. Returns how to end that. */
export function brightenScreen(): () => void {
  let ended = false
  let release: (() => Promise<void>) | undefined
  bestEffort(async () => {
    const lock = await navigator.wakeLock.request('screen')
    release = () => lock.release()
    if (ended) await release()
  })
  return () => {
    ended = true
    if (release) bestEffort(release)
  }
}
