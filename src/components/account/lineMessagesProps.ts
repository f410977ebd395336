export interface LineMessagesProps {
  /** What the page tells about the messages, such as `lineMessages.queueHint`. */
  hint: 'lineMessages.hint' | 'lineMessages.queueHint'
}
