import type { RequestContext, Session } from '../../api/context'
import type { Db } from '../../db/database'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { OauthStates } from './oauthState'
import type { Codes } from './verificationCodes'
import type { Limiter } from '../rateLimits/rateLimiter'

/** What signing in works with. */
export interface AccountDependencies {
  limiter: Limiter
  codes: Codes
  oauthStates: OauthStates
  outside: LoginProviders
}

/** A call whose attempts are counted whatever comes of them: it opens its own transactions. */
export type SessionContext = RequestContext<Db, Session>
