import { equityCardContract, type EquityCardFields } from '../../../../console/contract/members/equityCard'
import { type LevelRules, memberLevelContract } from '../../../../console/contract/members/memberLevel'
import { vipPlanContract } from '../../../../console/contract/members/vipPlan'
import { equityCardContract as cards } from '../../../../src/contract/membership/equityCard'
import { sessionContract } from '../../../../src/contract/account/session'
import { credit } from '../../support/accounts/accounts'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { setLevels } from '../../support/membership/levels'
import { StaffCaller } from '../../support/console/staff'
import { enterVipBuyer, sellMembership, type VipBuyer } from '../../support/membership/vipBuyer'

let backend: Backend
let staff: StaffCaller
let nok: VipBuyer
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await setLevels(backend, { on: true, discount: 500 })
  await sellMembership(backend)
  staff = await StaffCaller.enter(backend)
  nok = await enterVipBuyer(backend, 'Nok')
})

const plan = { sort: 3, name: { en: 'Year', th: 'รายปี' }, months: 12, price: 69_000, refundDays: 7 }
const card: EquityCardFields = {
  ...{ sort: 0, name: { en: 'Soup card' }, text: { en: '' }, image: '', months: 6, price: 19_900, refundDays: 0 },
  gifts: [{ templateId: 'dinner', num: 2 }],
}

it('a VIP plan that staff make is on sale, recorded, and bought; an edit leaves what was bought', async () => {
  const made = await staff.ask(vipPlanContract.create, plan)
  expect(made).toMatchObject({ ...plan, version: 1, onSale: true, running: 0 })
  await nok.buy(made.id)
  const changed = await staff.ask(vipPlanContract.update, { ...plan, months: 1, id: made.id, version: 1 })
  expect(changed).toMatchObject({ months: 1, version: 2, running: 1 })
  expect((await nok.purchases()).list).toMatchObject([{ months: 12 }])
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'vipPlan.update' }, { action: 'vipPlan.create' }])
  expect((await staff.ask(vipPlanContract.list, { keyword: 'ราย' })).list).toEqual([changed])
})

it('a VIP plan that is off sale is not ordered any more; a stale edit is refused with how it is', async () => {
  const off = await staff.ask(vipPlanContract.setOnSale, { id: 'month', version: 1, onSale: false })
  expect((await nok.order('month')).code).toBe(400)
  const stale = await staff.call(vipPlanContract.update, { ...plan, id: 'month', version: 1 })
  expect([stale.code, stale.data]).toEqual([409, { current: off }])
  expect((await staff.call(vipPlanContract.update, { ...plan, id: 'nothing', version: 1 })).code).toBe(400)
})

it('an equity card that staff make is bought; its coupons must exist', async () => {
  const made = await staff.ask(equityCardContract.create, card)
  await nok.buyCard(made.id)
  expect((await staff.ask(equityCardContract.list, { keyword: 'soup' })).list).toMatchObject([{ held: 1, waiting: 0 }])
  const gifts = [{ templateId: 'nothing', num: 1 }]
  const refused = await staff.call(equityCardContract.create, { ...card, gifts })
  expect([refused.code, refused.data]).toEqual([400, { fields: ['gifts'] }])
})

it('printed cards are activated by number and password, which are shown once', async () => {
  const request = { id: 'tea', count: 2 }
  const { data } = await staff.call(equityCardContract.print, request, { key: 'printing' })
  const [first, second] = data.printed ?? []
  if (!first || !second) throw new Error('nothing was printed')
  expect(data.card).toMatchObject({ waiting: 2 })
  expect((await staff.call(equityCardContract.print, request, { key: 'printing' })).data.printed).toBeNull()
  expect(await nok.ask(cards.activate, first)).toMatchObject({ no: first.no, state: 'running' })
  const mixed = await nok.call(cards.activate, { no: first.no, password: second.password })
  expect(mixed.msg).toMatch(/Number or password is wrong/)
})

it('the rules of levels hold at once, are recorded, and are not overwritten by a stale edit', async () => {
  const { revision, ...rules } = await staff.ask(memberLevelContract.read, {})
  expect(rules).toMatchObject({ on: true, earnPerAmount: 100, levels: [{ from: 0 }, { from: 100 }, { from: 300 }, {}] })
  await credit(backend, nok.userId, { growth: 60 })
  const levels = rules.levels.map((level) => ({ ...level, from: level.from / 2 }))
  const changed = await staff.ask(memberLevelContract.update, { ...rules, levels, revision })
  expect(changed.levels.map(({ from }) => from)).toEqual([0, 50, 150, 500])
  expect(await nok.ask(sessionContract.profile, {})).toMatchObject({ level: 1, levelName: 'Silver' })
  expect(await staff.audited('vipset')).toMatchObject([{ action: 'levels.update', after: changed }])
  const stale = await staff.call(memberLevelContract.update, { ...rules, revision })
  expect([stale.code, stale.data]).toEqual([409, { current: changed }])
})

it('of several edits of the rules that saw the same one succeeds', async () => {
  const { revision, ...rules } = await staff.ask(memberLevelContract.read, {})
  const edit = (earnPerAmount: number) => staff.call(memberLevelContract.update, { ...rules, earnPerAmount, revision })
  expect(codesOf(await Promise.all([200, 300, 400].map(edit)))).toEqual([200, 409, 409])
})

it.each<[string, (rules: LevelRules) => LevelRules]>([
  ['levels that do not rise', (rules) => ({ ...rules, levels: [...rules.levels].reverse() })],
  [
    'coupons that do not exist',
    (rules) => ({ ...rules, paid: { ...rules.paid, coupons: [{ templateId: 'nothing', num: 1 }] } }),
  ],
])('%s are refused', async (_what, change) => {
  const { revision, ...rules } = await staff.ask(memberLevelContract.read, {})
  expect((await staff.call(memberLevelContract.update, { ...change(rules), revision })).code).toBe(400)
})
