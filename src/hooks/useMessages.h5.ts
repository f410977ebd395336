import type { AskForMessages } from './useMessages'

/** Subscription messages do not exist on the web. */
export function useMessages(): AskForMessages {
  return () => () => Promise.resolve(false)
}
