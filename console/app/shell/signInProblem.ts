import { StaffReplyError } from '../api/errors'

/** Why signing in failed: what the server answered, or that it did not. */
export const signInProblem = (error: unknown, translate: (key: string) => string): string =>
  error instanceof StaffReplyError ? error.msg : translate('signIn.noReply')
