import { PAGE_DELAY_MS } from '@/domain/time/timeout'
import type { CodeWatcher } from './pageCode'

export type { CodeWatcher }

let watcher: CodeWatcher
/** Gives up the page that is being opened. */
let leave = (): void => undefined

/** Sets the observer of the loading of code. Failed chunks outside of a page are reported, too. */
export function watchCode(next: CodeWatcher): void {
  watcher = next
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') next.failed()
  })
}

/**
 * Loads the code of a page that the router opens (config/taro-patches/universalRouter.js). Resolves to undefined, with which the router
 * opens nothing, when the code fails or when the guest has opened another page meanwhile.
 */
export function openPage<T>(path: string, code: Promise<T>): Promise<T | undefined> {
  leave()
  const since = Date.now()
  const left = new Promise<undefined>((resolve) => {
    // A quick page is opened even when another one follows, because the history contains both.
    leave = () => {
      if (Date.now() - since >= PAGE_DELAY_MS) resolve(undefined)
    }
  })
  return watcher.track(Promise.race([code, left])).catch(() => {
    watcher.failed(path)
    return undefined
  })
}
