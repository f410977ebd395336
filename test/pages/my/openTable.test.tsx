import { queueApi } from '@/api/endpoints/queue'
import '@/i18n/en/lineup'
import type { QueueTicketView } from '@/contract/inStore/queue'
import { OpenTable } from '@/pages/my/lineup/parts/OpenTable'
import { go } from '@/platform/navigation/navigation'
import { THROTTLE_MS } from '@/domain/time/throttle'
import { button, one, press, render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/queue', () => ({ queueApi: { bring: jest.fn() } }))
jest.mock('@/platform/navigation/navigation', () => ({ go: jest.fn() }))

const TABLE = { id: 't2', name: 'A2', code: 'code of A2' }
const viewOf = (dishes: number) => ({ id: 'ticket', dishes, storeInfo: { id: 'ari' } }) as unknown as QueueTicketView

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

/** A guest who is seated, with some dishes in the own cart. */
async function show(dishes: number) {
  const ui = { notify: jest.fn(), report: jest.fn() }
  await render(<OpenTable view={viewOf(dishes)} table={TABLE} onReply={() => undefined} />, await shopIn('en', { ui }))
  const open = async () => {
    jest.advanceTimersByTime(THROTTLE_MS)
    await press(button('Order at table A2'))
  }
  return { ui, open }
}

it('the dishes of a seated guest come along to the table, each time anew', async () => {
  jest.mocked(queueApi.bring).mockResolvedValue({ view: viewOf(1) } as never)
  const { ui, open } = await show(3)
  await open()
  expect(ui.notify).toHaveBeenCalledWith('1 dish cannot be ordered at a table and stays in your cart')
  expect(go).toHaveBeenCalledWith('/pages/shop/in/goods', { storeId: 'ari', tableId: 't2', code: 'code of A2' })
  await open()
  const keys = jest.mocked(queueApi.bring).mock.calls.map(([, options]) => options?.key)
  expect(new Set(keys).size).toBe(2)
})

it.each([
  ['leaves them in the cart', 3],
  ['has chosen none', 0],
])('a seated guest who %s goes to the table alone', async (_what, dishes) => {
  const { open } = await show(dishes)
  if (dishes > 0) await press(one('[role=switch]'))
  await open()
  expect(queueApi.bring).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledTimes(1)
})
