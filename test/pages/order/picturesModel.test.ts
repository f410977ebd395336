import { picture, fakeUploads } from './fakeUploads'

test('each picture is uploaded as soon as it is chosen, and its progress is shown', async () => {
  const { model, calls, states } = fakeUploads()
  model.add([picture('a'), picture('b')])
  expect(calls.map(({ path }) => path)).toEqual(['a', 'b'])
  calls[0]?.tell(0.5)
  expect(model.chosen.map(({ share }) => share)).toEqual([0.5, 0])
  calls[1]?.arrive('uploads/b.webp')
  calls[0]?.arrive('uploads/a.webp')
  expect(await model.settled()).toBe(true)
  expect(states()).toEqual(['a sent', 'b sent'])
  expect(model.names).toEqual(['uploads/a.webp', 'uploads/b.webp'])
})

test('a failed upload stays, shows why, and is sent again on request', async () => {
  const { model, calls, report, states } = fakeUploads()
  model.add([picture('a'), picture('b')])
  calls[0]?.fail()
  calls[1]?.arrive('uploads/b.webp')
  expect(await model.settled()).toBe(false)
  expect(states()).toEqual(['a failed', 'b sent'])
  expect(report).toHaveBeenCalledTimes(1)
  model.retry('p1')
  model.retry('p1')
  expect(calls).toHaveLength(3)
  calls[2]?.arrive('uploads/a.webp')
  expect(await model.settled()).toBe(true)
  expect(model.names).toEqual(['uploads/a.webp', 'uploads/b.webp'])
})

test('a removed picture is neither waited for nor submitted, whatever its upload does', async () => {
  const { model, calls, report } = fakeUploads()
  model.add([picture('a'), picture('b')])
  model.remove('p1')
  calls[1]?.arrive('uploads/b.webp')
  expect(await model.settled()).toBe(true)
  calls[0]?.fail()
  await Promise.resolve()
  expect(model.names).toEqual(['uploads/b.webp'])
  expect(report).not.toHaveBeenCalled()
})

test('nine pictures are the maximum', () => {
  const { model, calls } = fakeUploads()
  model.add(Array.from({ length: 7 }, (_, at) => picture(`first ${at}`)))
  expect(model.room).toBe(2)
  model.add([picture('x'), picture('y'), picture('z')])
  expect([model.room, calls.length]).toEqual([0, 9])
})

test.each([
  ['wrongType', { path: 'b', size: 10, type: 'application/pdf' }],
  ['tooLarge', { path: 'b', size: 11 * 1024 * 1024, type: 'image/png' }],
])('an unsuitable file is not uploaded, its reason is shown (%s), and the others are taken', (tip, unfit) => {
  const { model, calls } = fakeUploads()
  model.add([picture('a'), unfit])
  expect(model.tip).toBe(tip)
  expect(calls.map(({ path }) => path)).toEqual(['a'])
  model.add([picture('c')])
  expect(model.tip).toBeUndefined()
})
