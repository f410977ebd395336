import type { StaffSession } from '../../../console/contract/staff/signIn'
import { isoText } from '../../../src/domain/time/storeClock'
import { type ConsoleSession, csrfTokens } from '../consoleSessions'

/** A session as its owner sees it. */
export const presentSession = ({ csrfSecret, endsAt, staff }: ConsoleSession, now: Date): StaffSession => ({
  ...{ csrf: csrfTokens.create(csrfSecret), endsAt: isoText(endsAt), serverTime: isoText(now), staff },
})
