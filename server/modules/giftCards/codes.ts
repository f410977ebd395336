import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { giftCards } from '../../db/schema/wallet/giftCards'
import { secrets } from '../../db/schema/account/secrets'
import { ownSecret } from '../../db/secrets'

/** Digits of a code. */
const DIGITS = 16
const SECRET = 'giftCards'

/** What a code is derived from. */
interface Coded {
  id: string
  version: number
}

/** A code as it is typed, without spaces and hyphens; undefined when it is no code. */
export function typedCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return digits.length === DIGITS && /^\d+$/.test(digits) ? digits : undefined
}

/** The code of a card that exists: 16 digits. */
export async function codeOf(db: ReadDb, { id, version }: Coded): Promise<string> {
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, SECRET))
  if (!secret) throw new Error('the secret of the gift cards is gone')
  return derive(secret.value, { id, version })
}

/** The hash that a code is stored as. */
export async function hashOfCode(tx: Tx, code: string): Promise<string> {
  return keyed(await ownSecret(tx, SECRET), `code ${code}`).toString('base64url')
}

/** The next version of a card whose code no other card has, with the hash of that code. */
export async function nextCode(tx: Tx, { id, version }: Coded): Promise<{ version: number; codeHash: string }> {
  const secret = await ownSecret(tx, SECRET)
  for (let next = version + 1; ; next += 1) {
    const code = derive(secret, { id, version: next })
    const codeHash = keyed(secret, `code ${code}`).toString('base64url')
    if ((await tx.$count(giftCards, eq(giftCards.codeHash, codeHash))) === 0) return { version: next, codeHash }
  }
}

function derive(secret: string, { id, version }: Coded): string {
  const bits = keyed(secret, `card ${id} ${version}`).readBigUInt64BE()
  return String(bits % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

function keyed(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
