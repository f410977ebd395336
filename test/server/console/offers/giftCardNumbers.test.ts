import { giftCardNumbersContract as calls } from '../../../../console/contract/numbers/giftCardNumbers'
import { tillContract } from '../../../../console/contract/till/till'
import { CardHolder, sellCards } from '../../support/coupons/cardHolder'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))

it('gift cards count by design: made, spent in a store, and ended with money on them', async () => {
  await sellCards(backend)
  staff = await StaffCaller.enter(backend)
  const som = await CardHolder.enter(backend, 'Som')
  const code = await som.code(await som.buy(50_000))
  await som.buy(20_000)
  const use = (amount: number) => staff.ask(tillContract.redeem, { storeId: 'ari', code, amount, discount: amount })
  const { id } = await use(10_000)
  await use(15_000)
  await staff.ask(tillContract.undo, { id })
  const today = { from: '2026-11-21', to: '2026-11-21' }
  const made = { id: 'birthday', name: 'Happy birthday', issued: 2, value: 70_000, expired: 0, lost: 0 }
  const numbers = async (asked: object) => (await staff.ask(calls.list, { ...today, ...asked })).list
  expect(await numbers({})).toEqual([{ ...made, used: 1, spent: 15_000 }])
  expect(await numbers({ storeId: 'ari' })).toEqual([{ ...made, used: 1, spent: 15_000 }])
  expect(await numbers({ storeId: 'siam' })).toEqual([{ ...made, used: 0, spent: 0 }])
  backend.clock.advance(366 * 24 * 60)
  staff = await StaffCaller.enter(backend)
  const later = await numbers({ from: '2026-11-22', to: '2027-12-31' })
  expect(later).toEqual([{ ...made, issued: 0, value: 0, used: 0, spent: 0, expired: 2, lost: 55_000 }])
})
