import { ReplyError } from '@/api/errors'
import type { Resource } from '@/stores/cache/resource'

/** Code of a request that the server refuses, such as one for an order that does not exist. */
const REFUSED = 400

/** The server's reason for refusing the content of a page, in the guest's language. A retry does not help. */
export function serverMessageOf({ value, error, loading }: Pick<Resource<unknown>, 'value' | 'error' | 'loading'>) {
  if (value !== undefined || loading || !(error instanceof ReplyError)) return undefined
  return error.code === REFUSED ? error.msg : undefined
}
