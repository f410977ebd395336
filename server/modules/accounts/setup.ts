import type { Db } from '../../db/database'
import type { LoginProviders } from '../../integrations/loginProviders'
import { ownSecret } from '../../db/secrets'
import { OauthStates } from './oauthState'
import { Codes } from './verificationCodes'
import { RateLimiter, type Limits, LIMITS } from '../rateLimits/rateLimiter'
import { PayCodeChecks } from './payCodeChecks'
import type { AccountDependencies } from './dependencies'

interface AccountSettings {
  db: Db
  /** Key for the hashes of codes and rate limits; generated and stored when none is given. */
  accountSecret?: string
  limits?: Partial<Limits>
  outside: LoginProviders
}

/** Creates the dependencies of the account handlers. */
export async function setUpAccounts({
  db,
  accountSecret,
  limits,
  outside,
}: AccountSettings): Promise<AccountDependencies> {
  const secret = accountSecret ?? (await ownSecret(db, 'accounts'))
  const limiter = new RateLimiter({ ...LIMITS, ...limits }, secret)
  const payCodes = new PayCodeChecks(secret, limiter)
  return { limiter, codes: new Codes(secret), payCodes, oauthStates: new OauthStates(secret), outside }
}
