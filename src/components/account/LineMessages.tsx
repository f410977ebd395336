export interface LineMessagesProps {
  /** What the page tells about the messages, such as `lineMessages.queueHint`. */
  hint: 'lineMessages.hint' | 'lineMessages.queueHint'
}

/** The mini-programs have messages of their own platform. */
export const LineMessages = (_props: LineMessagesProps) => null
