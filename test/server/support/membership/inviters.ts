import { eq } from 'drizzle-orm'
import { inviteCampaigns } from '../../../../server/db/schema/members/invitations'
import { createAccount } from '../../../../server/modules/accounts/accountRepository'
import { balancesOf } from '../../../../server/modules/ledger/ledger'
import { signIn } from '../../../../server/modules/accounts/signIn'
import { userCoupons } from '../../../../server/db/schema/coupons/coupons'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { oldWithNewContract as calls } from '../../../../src/contract/invitation/oldWithNew'
import type { InviteReward } from '../../../../src/domain/invitation/inviteReward'
import { sessionOf } from '../accounts/accounts'
import { addTemplate } from '../coupons/coupons'
import { type Backend, runJob } from '../harness'
import { COLLECTED, move } from '../orders/kitchen'
import { settle, Shopper } from '../orders/shopper'

export const POINTS: InviteReward = { kind: 'points', points: 60 }
export const MONEY: InviteReward = { kind: 'balance', amount: 6000 }
export const COUPON: InviteReward = { kind: 'coupon', templateId: 'welcome' }
export const PACKET: InviteReward = { kind: 'packet', templateIds: [], min: 2000, max: 10_000, openDays: 7 }

/** A running campaign: money for the inviter after an order of at least ฿100, a coupon for the friend at once, unless said otherwise. */
export async function runCampaign(
  backend: Backend,
  given: Partial<typeof inviteCampaigns.$inferInsert> = {},
): Promise<void> {
  await addTemplate(backend, { id: 'welcome', value: 6000, minAmount: 20_000 })
  await backend.db.insert(inviteCampaigns).values({
    ...{ id: 'friends', name: { en: 'Bring a friend' }, createdAt: backend.clock.now() },
    ...{ startAt: new Date('2026-11-01T00:00:00+07:00'), endAt: new Date('2027-01-01T00:00:00+07:00') },
    ...{ condition: 'minAmount', minAmount: 10_000, withinDays: 30 },
    ...{ inviterReward: MONEY, friendReward: COUPON },
    ...given,
  })
}

let numbers = 0

/** A phone number that no other test has, E.164. */
export const newPhone = () => `+6691${1_000_000 + (numbers += 1)}`

/** Signs a device in with a phone number; a new number registers. */
export async function signInByPhone(backend: Backend, phone: string, nickname: string, device?: string) {
  const session = await sessionOf(backend, device ?? (await backend.guest()))
  const now = backend.clock.now()
  const { token, userInfo } = await backend.db.transaction(async (tx) => {
    const id = await createAccount(tx, session, { phone, nickname }, now)
    return signIn(tx, id, session, { now, locale: 'en', addressKey: null })
  })
  return personOf(backend, token, userInfo.id)
}

/** A member with a phone number. */
export const enterMember = (backend: Backend, name: string) => signInByPhone(backend, newPhone(), name)

function personOf(backend: Backend, token: string, userId: string) {
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.call(endpoint, input, { token })
  return {
    ...{ token, userId, ask, call },
    code: async () => (await ask(calls.shear, {})).code,
    friends: () => ask(calls.recordA, {}),
    got: async () => (await ask(calls.recordB, {})).list,
    party: () => ask(calls.partyA, {}),
    balance: async () => (await balancesOf(backend.db, userId)).bonus,
    points: async () => (await balancesOf(backend.db, userId)).points,
    coupons: async () =>
      (await backend.db.select().from(userCoupons).where(eq(userCoupons.userId, userId))).map((row) => row.templateId),
  }
}
export type Person = Awaited<ReturnType<typeof enterMember>>

/** A guest who has opened the link of an inviter; gives the token of the device. */
export async function openLink(backend: Backend, inviter: Person, device?: string): Promise<string> {
  const token = device ?? (await backend.guest())
  await backend.ask(calls.accept, { code: await inviter.code() }, { token })
  return token
}

/** A guest who registers on a new device after opening the link of an inviter. */
export async function invite(backend: Backend, inviter: Person, name: string): Promise<Person> {
  return signInByPhone(backend, newPhone(), name, await openLink(backend, inviter))
}

/** A completed, paid order of a guest. */
export async function eat(backend: Backend, { token }: Pick<Person, 'token'>, payer?: string): Promise<string> {
  const shopper = await Shopper.with(backend, token).fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo, payer ? { payer } : {})
  for (const to of COLLECTED) await move(backend, id, to)
  return id
}

/** Gives the money of an order back. */
export const refund = (backend: Backend, orderId: string) => move(backend, orderId, 'refunded')

/** Gives and takes back what is due. */
export const runInvites = (backend: Backend) => runJob(backend.app.jobs.invitations)
