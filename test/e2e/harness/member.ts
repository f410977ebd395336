import { credentialsContract } from '../../../src/contract/credentials'
import { sessionContract, type SignedIn } from '../../../src/contract/session'
import { callApi } from './guest'
import { newestCode } from './loginPages'

/** Signs a member in by phone; the site must run with `SANDBOX`. */
export async function signInMember(url: string, phone: string): Promise<SignedIn> {
  const { token } = await callApi(url, sessionContract.guest, {})
  await callApi(url, credentialsContract.sendSms, { phone }, token)
  return callApi(url, credentialsContract.mobileLogin, { phone, code: await newestCode(url, phone) }, token)
}
