import type { RequestContext, Session } from '../../api/context'
import type { Db } from '../../db/database'
import { loginOf } from './accountRepository'
import { hasSignedIn } from './sessionRepository'

/** A caller who claims to own a phone number or an e-mail address, by a password or a code. */
export interface Claimant {
  deviceId: string
  /** Whether the device has signed in to the account before. Others cannot use up what it may try. */
  known: boolean
  /** Names the counters of what was tried on the account: by this device when it is known, else by its network address. */
  counter: string
}

/** The caller as the claimant of a destination (E.164 or e-mail address). */
export async function claimantOf(
  { db, session, addressKey }: Pick<RequestContext<Db, Session>, 'db' | 'session' | 'addressKey'>,
  destination: string,
): Promise<Claimant> {
  const { deviceId } = session
  const known = await hasSignedIn(db, loginOf(destination), deviceId)
  return { deviceId, known, counter: `${destination} ${known ? `device ${deviceId}` : `address ${addressKey}`}` }
}
