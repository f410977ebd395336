import type { RequestContext, Session } from '../../api/context'
import type { Db } from '../../db/database'
import type { LoginProviders } from '../../integrations/loginProviders'
import type { OauthStates } from './oauthState'
import type { PayCodeChecks } from './payCodeChecks'
import type { Codes } from './verificationCodes'
import type { RateLimiter } from '../rateLimits/rateLimiter'

/** Dependencies of the account handlers. */
export interface AccountDependencies {
  limiter: RateLimiter
  codes: Codes
  payCodes: PayCodeChecks
  oauthStates: OauthStates
  outside: LoginProviders
}

/** The context of a call whose attempts are counted even when it fails: it opens its own transactions. */
export type SessionContext = RequestContext<Db, Session>
