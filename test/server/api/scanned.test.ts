import { eq } from 'drizzle-orm'
import { goods } from '../../../server/db/schema/store/goods'
import { stores } from '../../../server/db/schema/store/stores'
import { tableScanText } from '../../../src/domain/table/tableCode'
import { buildApp } from '../../../server/app'
import { readEnvironment } from '../../../server/environment'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { statementsOf } from '../support/database/statements'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const open = (url: string, headers: Record<string, string> = {}) => backend.app.server.inject({ url, headers })

/** The address that a link leads to: by a redirect, or by the page with its card. */
function goalOf({ headers, body }: { headers: { location?: string }; body: string }): string {
  const [, goal = ''] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(body) ?? []
  return headers.location ?? goal.replaceAll('&#38;', '&')
}

describe('a printed code that a phone opens with its own camera', () => {
  it.each([
    ['/s/storeGoods?storeId=ari', '/pages/index/goods?storeId=ari'],
    ['/s/fastfood?storeId=ari', '/pages/shop/in/goods?diningType=fast&storeId=ari'],
    ['/s/personPay?storeId=ari', '/pages/shop/in/dmf?storeId=ari'],
    ['/s/table?storeId=ari&tableId=t1&code=a%20b', '/pages/shop/in/goods?storeId=ari&tableId=t1&code=a%20b'],
  ])('leads to where the scanner would go: %s', async (url, page) => {
    const reply = await open(url)
    expect([reply.statusCode, goalOf(reply)]).toEqual([200, `/#${page}`])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('leads to the first origin of the storefront when that is another site', async () => {
    const { server } = await buildApp({
      db: backend.db,
      logLevel: 'silent',
      siteOrigins: ['https://shop.example', 'https://www.shop.example'],
    })
    const reply = await server.inject('/s/storeGoods?storeId=ari')
    expect(goalOf(reply)).toBe('https://shop.example/#/pages/index/goods?storeId=ari')
    expect(reply.body).toContain('<meta property="og:url" content="https://shop.example/s/storeGoods?storeId=ari" />')
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

  it('leads nowhere while the merchant does not use its target', async () => {
    await setConfig(backend.db, 'scanConfig', { personPay: false })
    expect((await open('/s/personPay?storeId=ari')).statusCode).toBe(404)
    expect((await open('/s/fastfood?storeId=ari')).statusCode).not.toBe(404)
  })

  it('never leads to another site', async () => {
    for (const url of ['/s//evil.example', '/s/https://evil.example', '/s/?x=/s/storeGoods', '/s/storeGoods?x=//evil'])
      expect(goalOf(await open(url)) || '/#').toMatch(/^\/#/)
  })
})

describe('the card of a shared link', () => {
  beforeEach(async () => {
    await backend.db.update(stores).set({ image: 'pictures/front.webp' }).where(eq(stores.id, 'ari'))
    await backend.db.update(goods).set({ image: 'pictures/curry.webp' }).where(eq(goods.id, 'curry'))
  })

  /** The properties of a link's card. */
  async function cardOf(url: string, headers: Record<string, string> = {}) {
    const { body } = await open(url, { host: 'shop.example', ...headers })
    const pairs = [...body.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)]
    return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
  }

  it.each(['storeGoods', 'fastfood', 'personPay'])('shows the store of a link to %s', async (target) => {
    expect(await cardOf(`/s/${target}?storeId=ari`)).toMatchObject({
      title: 'Warm Table Ari',
      description: '7 Soi Ari 1',
      image: 'http://shop.example/media/pictures/front.webp?w=640&#38;as=jpeg',
      url: `http://shop.example/s/${target}?storeId=ari`,
    })
  })

  it('shows the dish that the link names, and opens it', async () => {
    const url = '/s/storeGoods?storeId=ari&gid=curry'
    expect(await cardOf(url)).toMatchObject({
      title: 'Green curry · Warm Table Ari',
      image: 'http://shop.example/media/pictures/curry.webp?w=640&#38;as=jpeg',
    })
    expect(goalOf(await open(url))).toBe('/#/pages/index/goods?storeId=ari&gid=curry')
  })

  it('speaks the language of the reader, and has names and picture for WeChat', async () => {
    const { body } = await open('/s/storeGoods?storeId=ari&gid=curry', { 'accept-language': 'zh-CN' })
    expect(body).toContain('content="绿咖喱 · 暖桌 阿黎" itemprop="name"')
    expect(body).toMatch(/content="http:[^"]+curry\.webp[^"]+" itemprop="image"/)
    expect(body).toContain('<html lang="zh">')
  })

  it('reads the merchant once, and before it whether the target is in use', async () => {
    const statements = await statementsOf(backend, () => open('/s/storeGoods?storeId=ari&gid=curry'))
    expect(statements.filter((statement) => statement.includes('from "configs"'))).toHaveLength(2)
  })

  it('of an unknown dish, or of one of another store, is that of the store; an unknown store has none and is opened at once', async () => {
    expect(await cardOf('/s/storeGoods?storeId=ari&gid=none')).toMatchObject({ title: 'Warm Table Ari' })
    expect((await cardOf('/s/storeGoods?storeId=silom&gid=curry')).title).not.toContain('curry')
    expect((await open('/s/storeGoods?storeId=none')).statusCode).toBe(302)
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
