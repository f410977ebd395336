import { RefundModel } from '@/pages/order/refunddl.model'
import { picture, fakeUploads } from './fakeUploads'

const FORM = { amount: 100, reasons: [{ key: 'other', text: 'Another reason' }], atOnce: false }

function setUp({ actions = ['refund'] } = {}) {
  const order = { id: 'o1', actions, refund: null, refundState: null }
  const requested = { ...order, actions: [], refund: { state: 0 }, refundState: 0 }
  const care = {
    refundForm: jest.fn().mockResolvedValue(FORM),
    refundApply: jest.fn().mockResolvedValue(requested),
    refundWithdraw: jest.fn().mockResolvedValue({ ...order, refund: { state: 3 }, refundState: 3 }),
  }
  const detail = jest.fn().mockResolvedValue(order)
  const { model: pictures, calls: uploads } = fakeUploads()
  let keys = 0
  const model = new RefundModel({ order: { detail }, care }, 'o1', pictures, () => `key-${++keys}`)
  return { care, detail, uploads, model }
}

test('requests the form only when a refund is offered', async () => {
  const { model, care } = setUp({ actions: [] })
  await model.details.load()
  expect(model.details.value?.form).toBeUndefined()
  expect(care.refundForm).not.toHaveBeenCalled()
})

test('sends nothing without a reason', async () => {
  const { model, care } = setUp()
  expect(await model.apply()).toBe('reason')
  expect(care.refundApply).not.toHaveBeenCalled()
})

test('keeps input and idempotency key when sending fails', async () => {
  const { model, care, uploads } = setUp()
  model.choose('other')
  model.setRemark('We have to leave')
  model.pictures.add([picture('curry')])
  uploads[0]?.arrive('uploads/curry.webp')
  care.refundApply.mockRejectedValueOnce(new Error('offline'))
  await expect(model.apply()).rejects.toThrow('offline')
  expect([model.reason, model.remark]).toEqual(['other', 'We have to leave'])
  expect(model.pictures.names).toEqual(['uploads/curry.webp'])
  expect(await model.apply()).toBeUndefined()
  expect(care.refundApply.mock.calls[1][0]).toMatchObject({
    remark: 'We have to leave',
    images: ['uploads/curry.webp'],
  })
  expect(care.refundApply.mock.calls.map(([, options]) => options)).toEqual([{ key: 'key-1' }, { key: 'key-1' }])
  expect([model.reason, model.remark, model.details.value?.order.refundState]).toEqual([undefined, '', 0])
  expect(model.pictures.chosen).toEqual([])
})

test('sends nothing while a picture has failed to upload', async () => {
  const { model, care, uploads } = setUp()
  model.choose('other')
  model.pictures.add([picture('curry')])
  uploads[0]?.fail()
  expect(await model.apply()).toBe('picture')
  expect(care.refundApply).not.toHaveBeenCalled()
})

test('a refund can be requested again after a withdrawal', async () => {
  const { model, care } = setUp()
  await model.withdraw()
  expect(care.refundWithdraw).toHaveBeenCalledTimes(1)
  expect(model.details.value?.form).toEqual(FORM)
})

test("needs the store's approval only where required, and once there is a reason", async () => {
  const { model, care } = setUp()
  await model.details.load()
  expect(model.waits).toBe(false)
  model.choose('other')
  expect(model.waits).toBe(true)
  care.refundForm.mockResolvedValue({ ...FORM, atOnce: true })
  await model.details.load()
  expect(model.waits).toBe(false)
})
