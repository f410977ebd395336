import type { RequestSubscription } from './useMessages'

/** Subscription messages do not exist on the web. */
export function useMessages(): RequestSubscription {
  return () => () => Promise.resolve(false)
}
