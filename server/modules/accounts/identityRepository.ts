import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db, Tx } from '../../db/database'
import { identities, pendingIdentities, type SocialProvider } from '../../db/schema/identities'
import type { ProvenIdentity } from '../../integrations/social/socialLogin'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'

/** How long a proven identity waits for a phone number. */
const WAIT_MS = 10 * MINUTE_MS

/** Somebody as another house has proven them. */
export interface Identity {
  provider: SocialProvider
  subject: string
  unionid?: string
  nickname?: string
  avatar?: string
}

/** The id of the account an identity belongs to: by its own name or, failing that, by the one all WeChat apps share. */
export async function ownerOf(db: Db, { provider, subject, unionid }: Identity): Promise<string | undefined> {
  const ofProvider = eq(identities.provider, provider)
  const [own] = await db
    .select()
    .from(identities)
    .where(and(ofProvider, eq(identities.subject, subject)))
  if (own || !unionid) return own?.userId
  const [kin] = await db
    .select()
    .from(identities)
    .where(and(ofProvider, eq(identities.unionid, unionid)))
  return kin?.userId
}

/** Makes an identity lead to an account from now on. One that leads to an account already stays there. */
export async function tieIdentity(tx: Tx, userId: string, identity: Identity, now: Date): Promise<void> {
  const { provider, subject, unionid } = identity
  await tx
    .insert(identities)
    .values({ provider, subject, unionid, userId, createdAt: now })
    .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: { provider, unionid } })
}

/** Keeps a proven identity until it is bound. Answers the key that stands for it; only its hash is kept. */
export async function keepIdentity(db: Db, identity: Identity, now: Date): Promise<string> {
  const bindKey = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + WAIT_MS)
  await db.insert(pendingIdentities).values({ ...identity, keyHash: sha256(bindKey), expiresAt })
  return bindKey
}

/** Takes back an identity that was kept; it cannot be taken twice. Refuses when there is none, or no longer. */
export async function takeIdentity(tx: Tx, bindKey: string, now: Date): Promise<Identity> {
  const [kept] = await tx
    .delete(pendingIdentities)
    .where(and(eq(pendingIdentities.keyHash, sha256(bindKey)), gt(pendingIdentities.expiresAt, now)))
    .returning()
  if (!kept) throw new AppError(400, 'account.bindAgain')
  const { keyHash: _key, expiresAt: _until, unionid, ...rest } = kept
  return { ...rest, unionid: unionid ?? undefined }
}

/** Longest name that a profile shows. */
const NAME_LENGTH = 40

/** Somebody as a provider has proven them, with name and picture as an account can keep them. */
export function identityOf(provider: SocialProvider, proven: ProvenIdentity): Identity & ProvenIdentity {
  const name = proven.nickname.replaceAll(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const avatar = proven.avatar.length <= 500 && URL.canParse(proven.avatar) ? new URL(proven.avatar).href : ''
  return {
    provider,
    subject: proven.subject,
    unionid: proven.unionid || undefined,
    nickname: Array.from(name).slice(0, NAME_LENGTH).join(''),
    avatar: avatar.startsWith('https:') ? avatar : '',
  }
}
