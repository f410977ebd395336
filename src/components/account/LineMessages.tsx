import type { LineMessagesProps } from './lineMessagesProps'

/** The mini-programs have messages of their own platform. */
export const LineMessages = (_props: LineMessagesProps) => null
