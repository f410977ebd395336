import { createHmac } from 'node:crypto'
import type { Db } from '../../db/database'
import { ownSecret } from '../../db/secrets'

/**
 * Exchange codes as they are stored: hashed with a key of the server, so that a copy of the database gives none away.
 * Capitals, spaces and dashes do not matter.
 */
export class ExchangeCodes {
  constructor(private readonly secret: string) {}

  hashOf(code: string): string {
    return createHmac('sha256', this.secret)
      .update(`exchange ${signsOf(code)}`)
      .digest('base64url')
  }
}

/** The exchange codes of a server, hashed with this secret or one of its own. */
export async function exchangeCodes({
  db,
  exchangeSecret,
}: {
  db: Db
  exchangeSecret?: string
}): Promise<ExchangeCodes> {
  return new ExchangeCodes(exchangeSecret ?? (await ownSecret(db, 'exchangeCodes')))
}

/** The last signs of a code, by which staff recognise it. */
export function endingOf(code: string): string {
  return signsOf(code).slice(-4)
}

/** The signs of a typed code, in capitals, without spaces and hyphens. */
export function signsOf(code: string): string {
  return code.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
}

/** A word as it is stored: capitals and spaces do not matter. */
export function normalizeWord(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
