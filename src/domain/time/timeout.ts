import { MINUTE_MS } from './duration'

/** Request, connect, upload and download time-outs, milliseconds (specification §9). */
export const NETWORK_TIMEOUT_MS = MINUTE_MS
/** Time after which a page that is still loading shows it, milliseconds (specification §9). */
export const PAGE_DELAY_MS = 200
/** Longest time for loading a page's code, milliseconds (specification §9). */
export const PAGE_TIMEOUT_MS = MINUTE_MS

/** Time until a page of the distributor programme that cannot be loaded leads back to the member page, milliseconds (specification §9). */
export const PARTNER_REDIRECT_MS = 1500

/** Resolves or rejects as `work` does, and rejects with `error` when it takes longer than `limit` milliseconds. */
export function withTimeout<T>(work: Promise<T>, limit: number, error: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, limit, error)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
