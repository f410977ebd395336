import { clientOf } from '@/api/client'
import { goodsEndpoints } from '@/api/endpoints/goods'
import { prefetchedReply } from '@/api/prefetch'
import { request, setCaller, type Caller } from '@/api/request'
import { launch } from '@/platform/device/launch'

jest.mock('@/api/request', () => ({ ...jest.requireActual<object>('@/api/request'), request: jest.fn() }))

const MENU_URL = `${launch.siteroot}/channelApi/goods?storeId=ari&diningType=delivery`
const input = { storeId: 'ari', diningType: 'delivery' } as const
const emptyMenu = { categories: [], goods: [] }
const { menu } = clientOf(goodsEndpoints)

const requested = jest.mocked(request)
let token = ''

beforeEach(() => {
  token = ''
  requested.mockReset().mockResolvedValue(emptyMenu)
  const caller: Partial<Caller> = { locale: () => 'en', userId: () => '', shopId: () => '', token: () => token }
  setCaller(caller as Caller)
})

/** What the document's script leaves for the app. */
function requestEarly(reply: unknown, { at = Date.now(), language = 'en' } = {}) {
  window.early = {
    at,
    header: { appType: 'h5', language },
    requests: { [MENU_URL]: { reply: Promise.resolve(reply as never), value: reply as never } },
  }
}

const success = { code: 200, msg: 'ok', data: emptyMenu }

it('a reply that the document has requested is used once', async () => {
  requestEarly(success)
  expect(await menu(input)).toEqual(emptyMenu)
  expect(requested).not.toHaveBeenCalled()
  await menu(input)
  expect(requested).toHaveBeenCalledTimes(1)
})

it('a reply that has come is there for the first drawing, and still for the call of the page', async () => {
  requestEarly(success)
  expect(prefetchedReply(goodsEndpoints.menu, input)).toBe(emptyMenu)
  expect(await menu(input)).toEqual(emptyMenu)
  expect(prefetchedReply(goodsEndpoints.menu, input)).toBeUndefined()
  expect(requested).not.toHaveBeenCalled()
})

it('another query sends its own request', async () => {
  requestEarly(success)
  await menu({ ...input, diningType: 'pickup' })
  expect(requested).toHaveBeenCalledTimes(1)
})

it.each([
  ['failed', undefined],
  ['was refused', { code: 400, msg: 'No', data: null }],
])('a request of the document that %s is sent again', async (_what, reply) => {
  requestEarly(reply)
  expect(await menu(input)).toEqual(emptyMenu)
  expect(requested).toHaveBeenCalledTimes(1)
})

it('a reply in another language is not used', async () => {
  requestEarly(success, { language: 'th' })
  await menu(input)
  expect(requested).toHaveBeenCalledTimes(1)
})

it('a reply to another user is not used', async () => {
  requestEarly(success)
  token = 'signed-in'
  await menu(input)
  expect(requested).toHaveBeenCalledTimes(1)
})

it('a reply that came half a minute ago is not used', async () => {
  requestEarly(success, { at: Date.now() - 30_000 })
  await menu(input)
  expect(requested).toHaveBeenCalledTimes(1)
})
