import { drinksContract as staffCalls } from '../../../../console/contract/tables/drinks'
import { drinksContract as calls } from '../../../../src/contract/inStore/drinks'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { setFacts, signInAs } from '../accounts/accounts'
import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { StaffCaller } from '../console/staff'

let phones = 100

/** A member whose phone number staff type. */
export async function enterDrinker(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  const phone = `081${1_000_000 + (phones += 1)}`
  await setFacts(backend, userInfo.id, { phone: `+66${phone.slice(1)}` })
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.call(endpoint, input, { token })
  return {
    ...{ token, phone, userId: userInfo.id, ask, call },
    look: (id: string) => ask(calls.detail, { id }),
    list: (tab: 'kept' | 'taken' | 'expired' = 'kept') => ask(calls.list, { tab }),
    log: async (id: string) =>
      (await ask(calls.log, { id })).list.map(({ action, change, left }) => [action, change, left]),
    code: (id: string) => ask(calls.takeCode, { id, adult: true }),
    give: async (id: string) => {
      const gift = await ask(calls.give, { id, message: 'Cheers' })
      return { ...gift, token: gift.token ?? '' }
    },
    receive: (token_: string, adult = true) => call(calls.receive, { token: token_, adult }),
  }
}
export type Drinker = Awaited<ReturnType<typeof enterDrinker>>

/** A sealed bottle of rum in `ari`. */
export const RUM = {
  storeId: 'ari',
  category: 'spirit',
  name: { en: 'Golden rum', th: 'รัมสีทอง' },
  storageKind: 'sealed',
  quantity: 1,
  volume: 700,
  cabinet: 'Shelf 12',
  ageChecked: true,
} as const satisfies Partial<Input<typeof staffCalls.keep>>

/** Keeps a bottle for a member. */
export const storeFor = (staff: StaffCaller, { phone }: Drinker, more: Partial<Input<typeof staffCalls.keep>> = {}) =>
  staff.ask(staffCalls.keep, { ...RUM, phone, ...more })

/** What staff send to hand a drink out. */
export async function handOut(staff: StaffCaller, { code, left }: { code: string; left: number }) {
  const { id, version } = await staff.ask(staffCalls.byCode, { storeId: 'ari', code })
  return { id, version, storeId: 'ari', code, left, ageChecked: true }
}

/** A fresh merchant for each test of a file, with staff and a member. */
export function freshBar(take: (backend: Backend, staff: StaffCaller, nok: Drinker) => void): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => take(backend, await StaffCaller.enter(backend), await enterDrinker(backend, 'Nok')))
}
