import { ratedAs } from '@/domain/order/feedback'
import { FeedbackModel } from '@/pages/order/feedback.model'
import { picture, fakeUploads } from './fakeUploads'

const DISHES = [
  { orderGoodsId: 'a', name: 'Green curry', image: '', choiceText: '' },
  { orderGoodsId: 'b', name: 'Rice', image: '', choiceText: '' },
]

async function setUp() {
  const remote = {
    tasting: jest.fn().mockResolvedValue({ orderId: 'o1', dishes: DISHES, open: true, said: null }),
    give: jest.fn().mockResolvedValue({ overall: 5 }),
  }
  const { model: pictures, calls } = fakeUploads()
  const model = new FeedbackModel(remote, 'o1', pictures, () => 'key')
  await model.tasting.load()
  return { model, remote, uploads: calls }
}

test('reports missing ratings: the whole order first, then dish by dish', async () => {
  const { model } = await setUp()
  expect(model.missing).toEqual({ what: 'overall' })
  model.setOverall(5)
  expect(model.missing).toMatchObject({ what: 'dish', name: 'Green curry' })
  model.rate('a', 'satisfied')
  expect(model.missing).toMatchObject({ what: 'dish', name: 'Rice' })
  model.set('b', 'spiciness', 1)
  expect(model.missing).toMatchObject({ what: 'dish', name: 'Rice' })
  model.rate('b', 'unsatisfied')
  expect(model.missing).toBeUndefined()
})

test('sends every dish as rated, and shows thanks afterwards', async () => {
  const { model, remote } = await setUp()
  model.setOverall(5)
  for (const { orderGoodsId } of DISHES) model.rate(orderGoodsId, 'verySatisfied')
  model.set('a', 'saltiness', 1)
  expect(await model.send()).toBeUndefined()
  const [sent] = remote.give.mock.calls[0]
  expect(sent).toMatchObject({ orderId: 'o1', overall: 5 })
  expect(sent.dishes).toContainEqual({ orderGoodsId: 'a', ...ratedAs('verySatisfied'), saltiness: 1 })
  expect(model.tasting.value).toMatchObject({ open: false, said: { overall: 5 } })
})

test('keeps the ratings when sending fails', async () => {
  const { model, remote, uploads } = await setUp()
  model.setOverall(2)
  model.setSuggestions('More basil')
  for (const { orderGoodsId } of DISHES) model.rate(orderGoodsId, 'soSo')
  model.pictures.add([picture('curry')])
  uploads[0]?.arrive('uploads/curry.webp')
  remote.give.mockRejectedValueOnce(new Error('offline'))
  await expect(model.send()).rejects.toThrow('offline')
  expect([model.overall, model.suggestions, model.isRated('a')]).toEqual([2, 'More basil', true])
  expect(model.pictures.names).toEqual(['uploads/curry.webp'])
})

test('sends nothing while a rating is missing', async () => {
  const { model, remote } = await setUp()
  expect(await model.send()).toEqual({ what: 'overall' })
  expect(remote.give).not.toHaveBeenCalled()
})

test('waits for its pictures, and sends nothing when one failed to upload', async () => {
  const { model, remote, uploads } = await setUp()
  model.setOverall(2)
  for (const { orderGoodsId } of DISHES) model.rate(orderGoodsId, 'soSo')
  model.pictures.add([picture('curry'), picture('rice')])
  const first = model.send()
  uploads[0]?.arrive('uploads/curry.webp')
  uploads[1]?.fail()
  expect(await first).toEqual({ what: 'picture' })
  expect(remote.give).not.toHaveBeenCalled()
  model.pictures.remove('p2')
  await model.send()
  expect(remote.give.mock.calls[0][0]).toMatchObject({ images: ['uploads/curry.webp'] })
})

test('opens the details of one dish at a time', async () => {
  const { model } = await setUp()
  model.unfold('a')
  model.unfold('b')
  expect(model.unfolded).toBe('b')
  model.unfold('b')
  expect(model.unfolded).toBe('')
})
