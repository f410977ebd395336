import { credentialsContract } from '../../../src/contract/credentials'
import { sessionContract, type SignedIn } from '../../../src/contract/session'
import { ask } from './guest'
import { codeFor } from './signIn'

/** Signs a member in by phone; the site must run with `SANDBOX`. */
export async function memberOf(url: string, phone: string): Promise<SignedIn> {
  const { token } = await ask(url, sessionContract.guest, {})
  await ask(url, credentialsContract.sendSms, { phone }, token)
  return ask(url, credentialsContract.mobileLogin, { phone, code: await codeFor(url, phone) }, token)
}
