import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'

interface ScryptCost {
  N: number
  r: number
  p: number
}

/** Cost of one scrypt check. Weaker hashes are renewed at sign-in. */
const cost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 }

/** Sets the exponent of scrypt's N for new hashes (`PASSWORD_COST`). 15 takes 32 MB and, in three rounds, some tenths of a second. */
export function setPasswordCost(exponent: number): void {
  cost.N = 2 ** exponent
}

const KEY_BYTES = 32

/** Hashes a password: algorithm, salt and key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { N, r, p } = cost
  const key = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Verifies a password. Without a stored hash, as for an unknown account, it takes the same time and returns false. */
export async function passwordFits(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const stored = read(storedHash ?? (await readDummyHash()))
  const fits = timingSafeEqual(await derive(password, stored.salt, stored.cost), stored.key)
  return fits && storedHash !== null && storedHash !== undefined
}

/** Whether a stored hash was made with a lower cost than today's. */
export function isWeak(storedHash: string): boolean {
  const { N, r, p } = read(storedHash).cost
  return N * r * p < cost.N * cost.r * cost.p
}

let dummyHash: Promise<string> | undefined

/** A hash to verify against for unknown accounts. */
function readDummyHash(): Promise<string> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'))
  return dummyHash
}

function read(storedHash: string) {
  const [, N, r, p, salt = '', key = ''] = storedHash.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Equivalent Unicode input is the same password (NFKC). */
function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? fail(error) : done(key)))
  })
}
