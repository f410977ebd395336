import { eq } from 'drizzle-orm'
import { userCoupons, type UserCoupon } from '../../../../server/db/schema/coupons/coupons'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { couponRegiftContract as calls } from '../../../../src/contract/coupon/couponRegift'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { signInAs } from '../accounts/accounts'
import { addTemplate, giveCoupon } from './coupons'
import { freshBistro } from '../database/freshBistro'
import type { Backend } from '../harness'

/** A member who gives and claims coupons. */
export async function enterGiver(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  return {
    token,
    userId: userInfo.id,
    ask: <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token }),
    call: <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.call(endpoint, input, { token }),
    give: async (couponIds = ['dinner1'], message = '') => {
      const gift = await backend.ask(calls.confirmGift, { couponIds, message }, { token })
      return { ...gift, token: gift.token ?? '' }
    },
    receive: (link: string) => backend.call(calls.receive, { token: link }, { token }),
    held: async () => (await backend.ask(couponContract.mine, {}, { token })).list,
  }
}
export type Giver = Awaited<ReturnType<typeof enterGiver>>

/** A fresh merchant for each test of a file, with a giver who holds the giftable coupons `dinner1` and `dinner2`, and a receiver. */
export function twoGivers(take: (backend: Backend, nok: Giver, som: Giver) => void): void {
  let backend: Backend
  freshBistro((fresh) => (backend = fresh))
  beforeEach(async () => {
    await addTemplate(backend, { id: 'dinner', giftable: true, name: { en: 'Dinner', th: 'มื้อเย็น' } })
    const [nok, som] = [await enterGiver(backend, 'Nok'), await enterGiver(backend, 'Som')]
    await giveCoupon(backend, nok.userId, 'dinner', { id: 'dinner1', code: 'DINNER01' })
    await giveCoupon(backend, nok.userId, 'dinner', { id: 'dinner2' })
    take(backend, nok, som)
  })
}

/** A coupon as it is stored. */
export async function storedCoupon({ db }: Backend, id: string): Promise<UserCoupon | undefined> {
  const [coupon] = await db.select().from(userCoupons).where(eq(userCoupons.id, id))
  return coupon
}
