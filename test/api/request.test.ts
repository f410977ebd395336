import Taro from '@tarojs/taro'
import * as v from 'valibot'
import { OfflineError, ReplyError, TimeoutError } from '../../src/api/errors'
import { request, setCaller } from '../../src/api/request'
import { uploadPicture } from '../../src/api/upload'
import { endpoint, type Method } from '../../src/contract/endpoint'
import { sendFile } from '../../src/platform/media/sendFile'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { request: jest.fn() } }))
jest.mock('../../src/platform/media/sendFile', () => ({ sendFile: jest.fn() }))

const requested = Taro.request as unknown as jest.Mock
const sent = sendFile as jest.Mock

const call = (needs: { method?: Method; json?: boolean } = {}) =>
  endpoint({ summary: 'A call', path: 'store/:id', input: v.object({ id: v.string() }), reply: v.string(), ...needs })

/** An app with a signed-in user or an anonymous one. */
function setUp(guest: { userId?: string; shopId?: string; token?: string } = {}) {
  const caller = { blocked: jest.fn(), reached: jest.fn(), ended: jest.fn(), openSession: jest.fn(async () => {}) }
  const masked = jest.fn()
  const mask = <T>(work: Promise<T>) => {
    masked()
    return work
  }
  const { userId = '', shopId = '', token = '' } = guest
  setCaller({ locale: () => 'th', userId: () => userId, shopId: () => shopId, token: () => token, mask, ...caller })
  return { ...caller, masked }
}

const answer = (code: number | string, msg = '', data: unknown = null) =>
  requested.mockResolvedValue({ data: { code, msg, data } })

beforeEach(() => {
  requested.mockReset()
  answer(200, 'ok', 'done')
})

test('a request is a GET under /channelApi/ by default and omits undefined fields', async () => {
  setUp()
  await request(call(), { id: 'a b', page: undefined })
  expect(requested.mock.calls).toEqual([
    [expect.objectContaining({ url: '/channelApi/store/a%20b', method: 'GET', data: {}, timeout: 60_000 })],
  ])
  await request(call({ method: 'DELETE' }), { id: 'a' })
  expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'DELETE' }))
})

test('a request carries app type, account, module, language, user, shop and token', async () => {
  setUp({ userId: 'u1', shopId: 's1', token: 't1' })
  await request(call({ method: 'POST', json: true }), { id: 'a' }, { key: 'k1' })
  expect(requested.mock.calls[0]?.[0].header).toEqual({
    appType: 'h5',
    uniacid: '1',
    moduleId: '0',
    language: 'th',
    userId: 'u1',
    shopId: 's1',
    authorization: 'Bearer t1',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  })
})

test('a request without session and shop omits their headers; a body is form-encoded unless it is declared as JSON', async () => {
  setUp()
  await request(call({ method: 'POST' }), { id: 'a' })
  const { header } = requested.mock.calls[0]?.[0] ?? {}
  expect(new Set(Object.keys(header))).toEqual(new Set(['appType', 'content-type', 'language', 'moduleId', 'uniacid']))
  expect(header['content-type']).toBe('application/x-www-form-urlencoded')
  expect(JSON.stringify(header)).not.toMatch(/undefined|Bearer/)
})

test('a request shows the loading mask only where it asks for it', async () => {
  const { masked } = setUp()
  await request(call(), { id: 'a' })
  expect(masked).not.toHaveBeenCalled()
  expect(await request(call(), { id: 'a' }, { mask: true })).toBe('done')
  expect(masked).toHaveBeenCalledTimes(1)
})

test.each([[200], ['200']])('code %j returns the data', async (code) => {
  const { reached } = setUp()
  answer(code, 'ok', 'here')
  await expect(request(call(), { id: 'a' })).resolves.toBe('here')
  expect(reached).toHaveBeenCalledWith(true)
})

test.each([400, 401, 402, 500])("code %d throws an error with the server's message", async (code) => {
  const { blocked } = setUp()
  answer(code, 'said', { retryIn: 3 })
  await expect(request(call(), { id: 'a' })).rejects.toMatchObject({ code, msg: 'said', data: { retryIn: 3 } })
  expect(blocked.mock.calls).toEqual(code === 402 ? [['said']] : [])
})

test.each([
  ['H5', null],
  ['a mini-program', '<html>502 Bad Gateway</html>'],
])(
  'a page of a proxy in place of a reply is an error of the server, not of the network, on %s',
  async (_target, data) => {
    const { reached } = setUp()
    requested.mockResolvedValue({ data })
    await expect(request(call(), { id: 'a' })).rejects.toEqual(new ReplyError(500, ''))
    expect(reached.mock.calls).toEqual([[true]])
  },
)

test.each([
  ['WeChat', { errMsg: 'request:fail timeout' }, TimeoutError],
  ['a browser', new DOMException('The operation was aborted', 'AbortError'), TimeoutError],
  ['Alipay', { error: 13, errorMessage: 'timeout', errMsg: 'request:fail time out' }, TimeoutError],
  ['a browser without network', new TypeError('Failed to fetch'), OfflineError],
  ['WeChat without network', { errMsg: 'request:fail' }, OfflineError],
])('%s fails with its kind of error, and the network counts as unreachable', async (_host, error, kind) => {
  const { reached } = setUp()
  requested.mockRejectedValue(error)
  await expect(request(call(), { id: 'a' })).rejects.toBeInstanceOf(kind)
  expect(reached).toHaveBeenCalledWith(false)
})

describe('a picture upload', () => {
  const picture = { path: 'wxfile://1', size: 3, type: undefined }

  test('sends the file as the field "file" of a form, with the usual headers except the content type, and a 60 s time-out', async () => {
    setUp({ token: 't1' })
    sent.mockResolvedValueOnce('{"code":200,"msg":"ok","data":"uploads/1.webp"}')
    const onProgress = () => undefined
    expect(await uploadPicture(picture, onProgress)).toBe('uploads/1.webp')
    const { header, ...order } = sent.mock.calls[0]?.[0] ?? {}
    expect(order).toEqual({ url: '/channelApi/upload/image', name: 'file', picture, timeout: 60_000, onProgress })
    expect(header).toMatchObject({ authorization: 'Bearer t1', language: 'th' })
    expect(header).not.toHaveProperty('content-type')
  })

  test('asks the server to fetch a picture stored at WeChat', async () => {
    setUp({ token: 't1' })
    answer(200, 'ok', 'uploads/2.webp')
    sent.mockClear()
    const mediaId = async () => 'm1'
    expect(await uploadPicture({ ...picture, mediaId }, () => undefined)).toBe('uploads/2.webp')
    expect(requested.mock.calls[0]?.[0]).toMatchObject({ url: '/channelApi/upload/media', data: { mediaId: 'm1' } })
    expect(sent).not.toHaveBeenCalled()
  })

  test("throws the server's message when the server refuses the picture", async () => {
    setUp({ token: 't1' })
    sent.mockResolvedValueOnce('{"code":400,"msg":"too large","data":null}')
    await expect(uploadPicture(picture, () => undefined)).rejects.toEqual(new ReplyError(400, 'too large'))
  })
})
