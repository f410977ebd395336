/** Subscription messages do not exist on the web: members are reminded by e-mail. */
export const RemindRow = () => null
