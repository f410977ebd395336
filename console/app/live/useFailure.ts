import { useNotify } from 'react-admin'
import { NoReplyError, StaffReplyError } from '../api/errors'

/**
 * Shows why something was not done; returns how the thing is now, if someone else was faster: the text `changed` says so, with `argsOf`
 * the thing.
 */
export function useFailure<T>(changed: string, argsOf: (current: T) => Record<string, string>) {
  const notify = useNotify()
  return (error: unknown): T | undefined => {
    if (error instanceof NoReplyError) {
      notify('orders.noReply', { type: 'warning' })
      return undefined
    }
    if (!(error instanceof StaffReplyError)) throw error
    const current = error.current as T | undefined
    if (current) notify(changed, { type: 'warning', messageArgs: argsOf(current) })
    else notify(error.msg, { type: 'error' })
    return current
  }
}
