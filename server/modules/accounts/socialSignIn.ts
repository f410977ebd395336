import type { Reply } from '../../../src/contract/endpoint'
import type { socialContract } from '../../../src/contract/account/social'
import type { SocialProvider } from '../../db/schema/account/identities'
import { transact } from '../../db/transaction'
import { callProvider, requireProvider } from '../../integrations/callProvider'
import { ProviderError } from '../../integrations/providerError'
import type { ProvenIdentity } from '../../integrations/social/socialLogin'
import { signInWith, type SignedIn } from './signIn'
import { identityOf, storePendingIdentity, ownerOf } from './identityRepository'
import type { AccountDependencies, SessionContext } from './dependencies'

type WechatReply = Reply<(typeof socialContract)['wechatLogin']>

interface WechatCode {
  code: string
  state?: string
}

interface Proof {
  provider: SocialProvider
  /** Requests the caller's identity from the provider. */
  prove(): Promise<ProvenIdentity>
}

/** Signs in by a social identity; an unknown one gets a new account. The provider is called before the transaction. */
export async function signInBy(context: SessionContext, { provider, prove }: Proof): Promise<SignedIn> {
  const { db, session, log } = context
  await context.limitByAddress('proofsFromAddress')
  const identity = identityOf(provider, await callProvider(log, prove))
  return transact(db, (tx) => signInWith(tx, identity, session, context))
}

/**
 * Signs in with a WeChat code. A new user must bind a phone number first: the identity is stored as pending. A refused code is
 * not an error, but a reason to redirect to WeChat's page.
 */
export async function signInByWechat(
  context: SessionContext,
  { outside, oauthStates }: AccountDependencies,
  { code, state }: WechatCode,
): Promise<WechatReply> {
  const { db, session, now, client } = context
  const inMini = client.appType === 'weapp'
  const wechat = requireProvider(inMini ? outside.wechatMini : outside.wechatWeb)
  if (!code) return { authorize: true }
  await context.limitByAddress('proofsFromAddress')
  if (!inMini) await oauthStates.end(db, { provider: 'wechat', session, now }, state)
  const proven = await callProvider(context.log, () => unlessCodeRefused(wechat.login(code)))
  return proven ? signInOrStorePending(context, proven) : { authorize: true }
}

async function signInOrStorePending(context: SessionContext, proven: ProvenIdentity): Promise<WechatReply> {
  const { db, session, now } = context
  const identity = identityOf('wechat', proven)
  return transact(db, async (tx) => {
    if (await ownerOf(tx, identity)) return signInWith(tx, identity, session, context)
    const { subject: openid, unionid, nickname, avatar } = identity
    return { user: { openid, unionid, nickname, avatar, bindKey: await storePendingIdentity(tx, identity, now) } }
  })
}

/** The result of a proof; undefined when the guest's code is refused. */
async function unlessCodeRefused<T>(proof: Promise<T>): Promise<T | undefined> {
  try {
    return await proof
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'code') return undefined
    throw error
  }
}
