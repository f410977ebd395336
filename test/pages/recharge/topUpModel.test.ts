import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { TopUpModel } from '@/pages/recharge/topUp.model'

const amount = (satang: number, more: object = {}) => ({
  id: `a${satang}`,
  amount: satang,
  bonus: 0,
  left: null,
  ...more,
})
const offer = (more: Partial<TopUpOffer> = {}) =>
  ({
    list: [amount(50_000, { bonus: 2000 }), amount(100_000, { bonus: 10_000, recommended: true })],
    free: { min: 10_000, max: 500_000 },
    stores: [],
    ...more,
  }) as unknown as TopUpOffer

test('at first the recommended amount is chosen, then what the guest taps', () => {
  const model = new TopUpModel()
  expect(model.choiceOf(offer())).toMatchObject({ amount: 100_000, bonus: 10_000 })
  model.choose(50_000)
  expect(model.choiceOf(offer())).toMatchObject({ amount: 50_000, bonus: 2000 })
})

test('an amount that is used up is not chosen', () => {
  const list = [amount(50_000, { left: 0 }), amount(100_000)] as TopUpOffer['list']
  expect(new TopUpModel().choiceOf(offer({ list })).amount).toBe(100_000)
})

test.each([
  ['', 0, false],
  ['99', 0, true],
  ['100', 10_000, false],
  ['5000', 500_000, false],
  ['5001', 0, true],
  ['12a', 0, true],
])('an own amount of "%s" comes to %i satang; outside the limits: %s', (text, satang, wrong) => {
  const model = new TopUpModel()
  model.choose(null)
  model.typeAmount(text)
  expect([model.choiceOf(offer()).amount, model.isOwnWrong(offer())]).toEqual([satang, wrong])
})

test('the store is the current one, unless the guest has to choose', () => {
  const model = new TopUpModel()
  expect(model.storeOf(offer(), 'ari')).toBe('ari')
  const choice = offer({ stores: [{ id: 'ari', name: 'Ari' }] })
  expect(model.storeOf(choice, 'ari')).toBe('')
  model.chooseStore('ari')
  expect(model.storeOf(choice, 'thonglor')).toBe('ari')
})
