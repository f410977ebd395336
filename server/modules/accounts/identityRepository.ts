import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db, ReadDb, Tx } from '../../db/database'
import { identities, pendingIdentities, type SocialProvider } from '../../db/schema/account/identities'
import type { ProvenIdentity } from '../../integrations/social/socialLogin'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'

/** How long a pending identity waits to be bound. */
const WAIT_MS = 10 * MINUTE_MS

/** An identity that a social login provider has verified. */
export interface Identity {
  provider: SocialProvider
  subject: string
  unionid?: string
  appId?: string
  nickname?: string
  avatar?: string
}

/** The id of the account of an identity: by its subject or else by the unionid that all WeChat apps share. */
export async function ownerOf(db: ReadDb, { provider, subject, unionid }: Identity): Promise<string | undefined> {
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

/** Links an identity to an account. An existing link is not changed. */
export async function linkIdentity(tx: Tx, userId: string, identity: Identity, now: Date): Promise<void> {
  const { provider, subject, unionid, appId } = identity
  await tx
    .insert(identities)
    .values({ provider, subject, unionid, appId, userId, createdAt: now })
    .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: { provider, unionid, appId } })
}

/** The id of a user in one of the merchant's apps at WeChat or Alipay; the latest when several persons share the account. */
export async function openidOf(db: ReadDb, userId: string, appId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ openid: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.appId, appId)))
    .orderBy(desc(identities.createdAt))
    .limit(1)
  return found?.openid
}

/** Stores a verified identity until it is bound. Returns its key, of which only the hash is stored. */
export async function storePendingIdentity(db: Db, identity: Identity, now: Date): Promise<string> {
  const bindKey = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + WAIT_MS)
  await db.insert(pendingIdentities).values({ ...identity, keyHash: sha256(bindKey), expiresAt })
  return bindKey
}

/** Consumes a pending identity, once. Refuses when it does not exist or has expired. */
export async function takePendingIdentity(tx: Tx, bindKey: string, now: Date): Promise<Identity> {
  const [stored] = await tx
    .delete(pendingIdentities)
    .where(and(eq(pendingIdentities.keyHash, sha256(bindKey)), gt(pendingIdentities.expiresAt, now)))
    .returning()
  if (!stored) throw new AppError(400, 'account.bindAgain')
  const { keyHash: _key, expiresAt: _until, unionid, appId, ...rest } = stored
  return { ...rest, unionid: unionid ?? undefined, appId: appId ?? undefined }
}

/** Longest name that a profile shows. */
const NAME_LENGTH = 40

/** An identity that a provider has verified, with name and picture in the form that an account can store. */
export function identityOf(provider: SocialProvider, proven: ProvenIdentity): Identity & ProvenIdentity {
  const name = proven.nickname.replaceAll(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const avatar = proven.avatar.length <= 500 && URL.canParse(proven.avatar) ? new URL(proven.avatar).href : ''
  return {
    provider,
    subject: proven.subject,
    unionid: proven.unionid || undefined,
    appId: proven.appId,
    nickname: Array.from(name).slice(0, NAME_LENGTH).join(''),
    avatar: avatar.startsWith('https:') ? avatar : '',
  }
}
