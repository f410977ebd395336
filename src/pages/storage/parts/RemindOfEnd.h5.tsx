/** Subscription messages do not exist on the web. */
export const RemindOfEnd = () => null
