import type { StaffSession } from '../../../console/contract/signIn'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ConsoleSession } from '../consoleSessions'

/** A session as its owner sees it. */
export const presentSession = ({ csrf, endsAt, staff }: ConsoleSession, now: Date): StaffSession => ({
  ...{ csrf, endsAt: isoText(endsAt), serverTime: isoText(now), staff },
})
