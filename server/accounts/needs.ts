import type { Context, Session } from '../api/context'
import type { Db } from '../db/open'
import type { LoginProviders } from '../providers/logins'
import type { Codes } from './codes'
import type { Limiter } from './limiter'

/** What signing in works with. */
export interface AccountNeeds {
  limiter: Limiter
  codes: Codes
  outside: LoginProviders
}

/** A call whose attempts are counted whatever comes of them: it opens its own transactions. */
export type Attempted = Context<Db, Session>
