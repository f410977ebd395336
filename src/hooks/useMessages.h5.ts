import type { AskForMessages } from './useMessages'

/** The web sends no messages. */
export function useMessages(): AskForMessages {
  return () => () => undefined
}
