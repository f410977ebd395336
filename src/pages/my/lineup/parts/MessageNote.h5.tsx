import { LineMessages } from '@/components/account/LineMessages'

/** Subscription messages do not exist on the web, but messages on LINE do. */
export const MessageNote = () => <LineMessages hint="lineMessages.queueHint" />
