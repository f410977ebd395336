import type { Db } from '../../db/database'
import type { LoginProviders } from '../../integrations/loginProviders'
import { ownSecret } from '../../db/secrets'
import { OauthStates } from './oauthState'
import { Codes } from './verificationCodes'
import { Limiter, type Limits, LIMITS } from '../rateLimits/rateLimiter'
import type { AccountDependencies } from './dependencies'

interface Setting {
  db: Db
  /** Keys the hashes of codes and of what limits count; made and kept by ourselves when none is given. */
  accountSecret?: string
  limits?: Partial<Limits>
  outside: LoginProviders
}

/** Brings up what accounts work with. */
export async function setUpAccounts({ db, accountSecret, limits, outside }: Setting): Promise<AccountDependencies> {
  const secret = accountSecret ?? (await ownSecret(db, 'accounts'))
  const limiter = new Limiter({ ...LIMITS, ...limits }, secret)
  return { limiter, codes: new Codes(secret), oauthStates: new OauthStates(secret), outside }
}
