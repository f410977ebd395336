import { ReplyError } from '@/api/errors'
import { RedeemModel } from '@/pages/coupon/dhm.model'

const REDEEMED = { coupons: [{ id: 'c1' }, { id: 'c2' }], amount: 5000, balance: 9000 }

function setUp(text: string) {
  const remote = { word: jest.fn(async () => REDEEMED), redeem: jest.fn(async () => ({ id: 'card1' })) }
  return { remote, model: new RedeemModel(remote as never, text, () => 'key') }
}

test('a code or word lists what came, and makes room for the next', async () => {
  const { remote, model } = setUp(' อร่อย ')
  expect(await model.redeem()).toBeUndefined()
  expect(remote.word).toHaveBeenCalledWith({ word: 'อร่อย' }, { key: 'key' })
  expect(model.received).toMatchObject({ ...REDEEMED, code: 'อร่อย' })
  expect(model.count).toBe(3)
  model.again()
  expect([model.code.text, model.received]).toEqual(['', undefined])
})

test.each(['4821590367123456', '4821 5903 6712 3456', '4821-5903-6712-3456'])(
  'sixteen digits, as in %s, are the code of a gift card',
  async (text) => {
    const { remote, model } = setUp(text)
    expect(await model.redeem()).toBe('card1')
    expect(remote.redeem).toHaveBeenCalledWith({ code: text }, { key: 'key' })
    expect(remote.word).not.toHaveBeenCalled()
  },
)

test.each(['482159036712345', '48215903671234567', '4821 5903 6712 345A'])('%s is no gift card', async (text) => {
  const { remote, model } = setUp(text)
  await model.redeem()
  expect(remote.word).toHaveBeenCalled()
  expect(remote.redeem).not.toHaveBeenCalled()
})

test('a refused code gives nothing and shows the reason', async () => {
  const { remote, model } = setUp('RAIN')
  remote.word.mockRejectedValueOnce(new ReplyError(400, 'This code has ended'))
  await model.redeem()
  expect([model.received, model.code.error]).toEqual([undefined, 'This code has ended'])
})
