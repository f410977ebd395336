import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { SignedTokens } from '../../api/signedTokens'
import type { Db } from '../../db/database'
import { ownSecret } from '../../db/secrets'
import type { WalletAccounts } from '../../integrations/walletPasses/walletVariables'
import { serveApplePasses } from './applePassRoute'
import { MemberPasses } from './memberPasses'

/** How long the link to a card works: the guest taps it at once. */
const VALID_MS = 15 * MINUTE_MS

interface Options {
  db: Db
  now(): Date
  accounts: WalletAccounts | undefined
  /** Origins of the storefront. */
  origins: readonly string[]
}

/** The cards of members for wallets, with the route that Apple's is fetched from. */
export async function setUpPasses(
  server: FastifyInstance,
  { db, now, accounts = {}, origins }: Options,
): Promise<MemberPasses> {
  const passes = new MemberPasses(accounts, new SignedTokens(await ownSecret(db, 'memberPasses'), VALID_MS), origins)
  serveApplePasses(server, { db, now, passes })
  return passes
}
