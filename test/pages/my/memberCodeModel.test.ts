import { MemberCodeModel } from '@/pages/my/user/parts/memberCode.model'

function setUp() {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+07:00') })
  let codes = 0
  const fetch = jest.fn(async () => ({ qrCode: `code ${++codes}`, expireIn: 30 }))
  return { model: new MemberCodeModel(fetch), fetch }
}

afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

test('a code is renewed after 30 seconds, and not before', async () => {
  const { model, fetch } = setUp()
  model.show()
  await pass(0)
  expect([model.code?.digits, model.left]).toEqual(['code 1', 30])
  await pass(29)
  expect([fetch.mock.calls.length, model.left]).toEqual([1, 1])
  await pass(2)
  expect(model.code?.digits).toBe('code 2')
  model.hide()
})

test('no code is asked for while the page is hidden; a new one comes when it is shown again', async () => {
  const { model, fetch } = setUp()
  model.show()
  await pass(1)
  model.hide()
  await pass(120)
  expect(fetch).toHaveBeenCalledTimes(1)
  model.show()
  await pass(0)
  expect(fetch).toHaveBeenCalledTimes(2)
  model.hide()
})

test('after an error none is asked for until the guest tries again', async () => {
  const { model, fetch } = setUp()
  fetch.mockRejectedValueOnce(new Error('no network'))
  model.show()
  await pass(60)
  expect([fetch.mock.calls.length, model.error]).toEqual([1, expect.any(Error)])
  await model.renew()
  expect([model.code?.digits, model.error]).toEqual(['code 1', undefined])
  model.hide()
})
