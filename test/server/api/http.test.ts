import { contract } from '../../../src/contract/contract'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())

const json = { 'content-type': 'application/json' }
const post = (payload: string, headers: Record<string, string> = json, url = '/channelApi/configFormMap') =>
  backend.app.server.inject({ method: 'POST', url, headers, payload })

const unreadable = { code: 400, msg: 'The request could not be read', data: null }

describe('a request that cannot be read', () => {
  it.each([
    ['broken JSON', '{"idents":', json],
    ['a JSON list', '["style"]', json],
    ['a JSON text', '"style"', json],
    ['a JSON number', '1', json],
    ['a prototype in disguise', '{"__proto__":{"admin":true},"idents":[]}', json],
    ['another content type', '<idents/>', { 'content-type': 'text/xml' }],
  ])('is refused when it is %s', async (_name, payload, headers) => {
    const reply = await post(payload, headers)
    expect([reply.statusCode, reply.json()]).toEqual([200, unreadable])
  })

  it('is refused when its URL is malformed', async () => {
    const reply = await backend.app.server.inject('/channelApi/store/%zz')
    expect([reply.statusCode, reply.json()]).toEqual([200, unreadable])
  })

  it('is refused when it is larger than a megabyte', async () => {
    const reply = await post(`{"idents":["${'x'.repeat(1024 * 1024)}"]}`, { ...json, language: 'zh' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 400, msg: '请求内容过大', data: null }])
  })

  it('is refused when it is nested a hundred thousand times', async () => {
    const reply = await post(`{"idents":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect(reply.json()).toMatchObject({ code: 400, data: { fields: ['idents'] } })
  })

  it('is refused when a field is sent twice', async () => {
    const reply = await backend.app.server.inject('/channelApi/goods?storeId=ari&storeId=silom')
    expect(reply.json()).toMatchObject({ code: 400, data: { fields: ['storeId'] } })
  })
})

describe('every reply', () => {
  it('reports an unknown endpoint in the guest’s language', async () => {
    const reply = await backend.app.server.inject({ url: '/channelApi/nothing', headers: { language: 'th' } })
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: 404, msg: 'ไม่มีบริการที่เรียก', data: null }])
  })

  it.each([
    ['th', 'ไม่พบร้านนี้'],
    ['zh-CN', '未找到该门店'],
    ['ZH', '未找到该门店'],
    ['fr', 'This store was not found'],
    ['', 'This store was not found'],
  ])('in language "%s" returns: %s', async (language, msg) => {
    const reply = await backend.app.server.inject({ url: '/channelApi/store/x', headers: { language } })
    expect(reply.json()).toMatchObject({ msg })
  })

  it('has security headers', async () => {
    const { headers } = await backend.app.server.inject('/channelApi/ad')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('to a write is never cached', async () => {
    expect((await post('{"idents":[]}')).headers).toMatchObject({ 'cache-control': 'no-store' })
  })
})

describe('a call without fields', () => {
  it.each([
    ['no body at all', '', {}],
    ['an empty form', '', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an empty JSON body', '', json],
  ])('may come with %s', async (_name, payload, headers) => {
    const reply = await post(payload, headers, '/channelApi/guest')
    expect(reply.json()).toMatchObject({ code: 200, msg: 'ok', data: { token: expect.any(String) } })
  })
})

describe('a session', () => {
  it('is identified by its token, which the database does not contain', async () => {
    const token = await backend.guest()
    expect(await backend.ask(contract.session.profile, {}, { token })).toBeNull()
    expect(await backend.dump()).not.toContain(token)
  })

  it.each(['', 'nonsense', 'x'.repeat(43), 'x'.repeat(300), "' or 1=1 --"])(
    'does not come with the token "%.20s"',
    async (token) => {
      expect(await backend.call(contract.session.profile, {}, { token })).toMatchObject({ code: 401, data: null })
    },
  )

  it('is not required by public endpoints, and an expired one does not break them', async () => {
    expect(await backend.call(contract.store.list, {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 200 })
  })
})
