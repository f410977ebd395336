import { partnerContract as staffCalls } from '../../../../console/contract/members/partner'
import { checkLedger } from '../../../../server/modules/ledger/checkLedger'
import { checkPartners } from '../../../../server/modules/ledger/checkPartners'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { partnerContract } from '../../../../src/contract/partner/partner'
import { partnerWithdrawContract } from '../../../../src/contract/partner/partnerWithdraw'
import { payoutOf } from '../../../../src/domain/partner/payout'
import type { OrderStateName } from '../../../../src/domain/order/orderState'
import { setFacts, signInAs } from '../accounts/accounts'
import { freshConsole } from '../database/freshBistro'
import { type Backend, runJob } from '../harness'
import { COLLECTED, move } from '../orders/kitchen'
import { settle, Shopper } from '../orders/shopper'
import { StaffCaller } from '../console/staff'
import { setConfig } from '../database/configs'

export const DAY = 24 * 60
/** The calls of partners. */
export const calls = { ...partnerContract, ...partnerWithdrawContract }

/** Rules of tests: 5 % for a year, from 100 baht on, a fee of 5 baht and a tax of 3 %. */
export const RULES = {
  ...{ on: true, rate: 500, minAmount: 10_000, feeAmount: 500, taxRate: 300, perDay: 0 },
  fields: [
    { key: 'where', label: { en: 'Where you will share', zh: '推广渠道' }, options: ['LINE', 'Facebook'] },
    { key: 'why', label: { en: 'Why' }, required: false },
  ],
}

/** Sets the rules of the programme. */
export async function setPartnerRules({ db }: Backend, more: object = {}): Promise<void> {
  const value = { ...RULES, ...more }
  await setConfig(db, 'partnerSetting', value)
}

let phones = 500

/** A member with a phone number. */
export async function enterMember(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  const phone = `+6681${1_000_000 + (phones += 1)}`
  await setFacts(backend, userInfo.id, { phone })
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.call(endpoint, input, { token })
  return {
    ...{ token, phone, userId: userInfo.id, ask, call },
    apply: (answers: Record<string, string> = { where: 'LINE' }) =>
      call(calls.apply, { name: `${name} Srisuk`, answers, agree: true }),
    visit: (code: string) => ask(calls.visit, { code }),
    centre: () => ask(calls.centre, {}),
    withdraw: (amount: number, more: Partial<Input<typeof calls.withdraw>> = {}) => {
      const way = more.way ?? 'promptpay'
      const rules = { ...RULES, maxAmount: 0, feeRate: 0 }
      const account = { account: '081 234 5678', accountName: 'Ploy Srisuk' }
      const { arrives } = payoutOf(rules, way, amount)
      return call(calls.withdraw, { amount, way, arrives, ...account, ...more })
    },
  }
}
export type Member = Awaited<ReturnType<typeof enterMember>>

/** An approved partner. */
export async function enterPartner(backend: Backend, staff: StaffCaller, name: string) {
  const member = await enterMember(backend, name)
  await member.apply()
  const { list } = await staff.ask(staffCalls.list, { keyword: name })
  const [{ id, version } = { id: '', version: 0 }] = list
  const partner = await staff.ask(staffCalls.review, { id, version, accept: true })
  const seen = async () => {
    const { version: current } = await staff.ask(staffCalls.read, { id })
    return { id, version: current }
  }
  return { ...member, id, code: partner.code, seen }
}
export type Partner = Awaited<ReturnType<typeof enterPartner>>

/** A paid order of a guest, moved through some states: one rice, and one curry or more. */
export async function buy(
  backend: Backend,
  { token }: { token: string },
  through: OrderStateName[] = COLLECTED,
  more = 0,
) {
  const shopper = await Shopper.with(backend, token).fill()
  if (more > 0) await shopper.add('curry', more)
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  for (const to of through) await move(backend, id, to)
  return id
}

/** Lets the refund window end, and runs the job that releases commissions. */
export async function release(backend: Backend): Promise<void> {
  backend.clock.advance(7 * DAY + 1)
  await runJob(backend.app.jobs.partners)
}

/** What does not add up in the ledger and between it and the commissions. */
export const faultsIn = async ({ db }: Backend) => [...(await checkLedger(db)), ...(await checkPartners(db))]

/** A fresh merchant with the programme on for each test of a file, staff, the partner Ploy and her fan Nok. */
export function freshProgramme(
  take: (backend: Backend, staff: StaffCaller, ploy: Partner, nok: Member) => void,
  rules: object = {},
): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => {
    await setPartnerRules(backend, rules)
    const staff = await StaffCaller.enter(backend)
    const ploy = await enterPartner(backend, staff, 'Ploy')
    const nok = await enterMember(backend, 'Nok')
    await nok.visit(ploy.code)
    take(backend, staff, ploy, nok)
  })
}
