import { tableScanText } from '../../../src/domain/table/tableCode'
import { buildApp } from '../../../server/app'
import { readEnvironment } from '../../../server/environment'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const open = (url: string, headers: Record<string, string> = {}) => backend.app.server.inject({ url, headers })

describe('a printed code that a phone opens with its own camera', () => {
  it.each([
    ['/s/storeGoods?storeId=ari', '/pages/index/goods?storeId=ari'],
    ['/s/fastfood?storeId=ari', '/pages/shop/in/goods?diningType=fast&storeId=ari'],
    ['/s/personPay?storeId=ari', '/pages/shop/in/dmf?storeId=ari'],
    ['/s/table?storeId=ari&tableId=t1&code=a%20b', '/pages/shop/in/goods?storeId=ari&tableId=t1&code=a%20b'],
  ])('leads to where the scanner would go: %s', async (url, page) => {
    const { statusCode, headers } = await open(url)
    expect([statusCode, headers.location]).toEqual([302, `/#${page}`])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('leads to the first origin of the storefront when that is another site', async () => {
    const { server } = await buildApp({
      db: backend.db,
      logLevel: 'silent',
      siteOrigins: ['https://shop.example', 'https://www.shop.example'],
    })
    const { headers } = await server.inject('/s/storeGoods?storeId=ari')
    expect(headers.location).toBe('https://shop.example/#/pages/index/goods?storeId=ari')
    await server.close()
  })

  it('keeps its query, whatever characters it contains', async () => {
    const odd = { storeId: 'a b&c', tableId: 'โต๊ะ#1', code: 'x+y/z=?' }
    const { headers } = await open(tableScanText('', odd).replace('/s/table', '/s/storeGoods'))
    const [, query = ''] = String(headers.location).split('?')
    expect(Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)))).toEqual(odd)
  })

  it.each([
    ['en', 'This is not one of our codes'],
    ['th-TH,th;q=0.9,en;q=0.8', 'ไม่ใช่รหัสของเรา'],
    ['fr,zh-CN;q=0.5', '这不是我们的二维码'],
  ])('that is not ours is rejected with a message in %s', async (language, text) => {
    for (const url of ['/s/', '/s/nonsense', '/s/..%2f..%2fconsole']) {
      const { statusCode, body } = await open(url, { 'accept-language': language })
      expect(statusCode).toBe(404)
      expect(body).toContain(text)
    }
  })

  it('never leads to another site', async () => {
    for (const url of ['/s//evil.example', '/s/https://evil.example', '/s/?x=/s/storeGoods', '/s/storeGoods?x=//evil'])
      expect((await open(url)).headers.location ?? '/#').toMatch(/^\/#/)
  })
})

test('the domain verification files of WeChat and Alipay are served at the root and beside the codes', async () => {
  const { siteProofs } = readEnvironment({ SITE_PROOFS: 'MP_verify_a1.txt:a1, 4WRoRuZuDD.txt:94eae612' })
  const { server } = await buildApp({ db: backend.db, logLevel: 'silent', siteProofs })
  const texts = ['/MP_verify_a1.txt', '/s/4WRoRuZuDD.txt'].map(async (url) => (await server.inject({ url })).body)
  expect(await Promise.all(texts)).toEqual(['a1', '94eae612'])
  await server.close()
  for (const wrong of ['../x.txt:a', 'a.html:b', 'a.txt'])
    expect(() => readEnvironment({ SITE_PROOFS: wrong })).toThrow('SITE_PROOFS:')
})
