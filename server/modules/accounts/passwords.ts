import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'

/** Work of one check: 32 MB of memory, three times over, some tenths of a second. A hash made with less is made anew at sign-in. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32

/** A password as it is kept: the way it was made, its salt and its key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { N, r, p } = COST
  const key = await derive(password, salt, COST)
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was kept. Without one, as for an account that does not exist, it works as long before it
 * says no.
 */
export async function passwordFits(password: string, kept: string | null | undefined): Promise<boolean> {
  const { cost, salt, key } = read(kept ?? (await nobodys()))
  const fits = timingSafeEqual(await derive(password, salt, cost), key)
  return fits && kept !== null && kept !== undefined
}

/** Whether a kept password was made with less work than we ask for today. */
export function isWeak(kept: string): boolean {
  const { N, r, p } = read(kept).cost
  return N * r * p < COST.N * COST.r * COST.p
}

let decoy: Promise<string> | undefined

/** What unknown accounts are checked against. */
function nobodys(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  return decoy
}

function read(kept: string) {
  const [, N, r, p, salt = '', key = ''] = kept.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Two ways of typing the same letter are the same password (NFKC). */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r }
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? fail(error) : done(key)))
  })
}
