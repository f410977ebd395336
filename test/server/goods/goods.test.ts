import { eq } from 'drizzle-orm'
import { goodsContract } from '../../../src/contract/goods/goods'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { sharedReplyOf } from '../../../server/api/sharedReply'
import { MenuCache, touchMenu } from '../../../server/modules/goods/menuCache'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.set('2026-11-21T12:00:00+07:00'))

const storeId = 'ari'
const ids = (list: { id: string }[]) => list.map(({ id }) => id)
const dish = async (id: string, locale: 'en' | 'th' | 'zh' = 'en') =>
  (await backend.ask(goodsContract.menu, { storeId }, { locale })).goods.find((row) => row.id === id)

const stockTea = (stock: number) =>
  backend.db.transaction(async (tx) => {
    await tx.update(skus).set({ stock }).where(eq(skus.id, 'tea1'))
    await touchMenu(tx, storeId)
  })

describe('menu', () => {
  it('lists products by category, without those off the shelf and without empty categories', async () => {
    const menu = await backend.ask(goodsContract.menu, { storeId })
    expect(ids(menu.categories)).toEqual(['mains', 'staples', 'drinks'])
    expect(ids(menu.goods)).toEqual(['curry', 'noodles', 'larb', 'rice', 'tea', 'water'])
    expect(menu.categories[1]).toEqual({ id: 'staples', name: 'Rice', note: '', required: true, feature: false })
  })

  it('shows a product with its lowest price and whether it has options', async () => {
    expect(await dish('curry')).toEqual({
      id: 'curry',
      categoryId: 'mains',
      name: 'Green curry',
      caption: 'Coconut, 100% fresh basil',
      image: '',
      cutout: '',
      price: 12000,
      memberPrice: 11000,
      hasOptions: true,
      state: 'ok',
      stateText: '',
      badge: '',
      chips: [{ kind: 'spicy', text: 'Hot' }],
    })
    expect(await dish('rice')).toMatchObject({ hasOptions: false, skuId: 'rice1', limit: { perOrder: 5 } })
  })

  it('is in the language of the guest, and in English where a text is missing', async () => {
    expect(await dish('curry', 'th')).toMatchObject({ name: 'แกงเขียวหวาน', chips: [{ text: 'เผ็ด' }] })
    expect(await dish('curry', 'zh')).toMatchObject({ name: '绿咖喱', chips: [{ text: 'Hot' }] })
  })

  it('contains only products of the dining type', async () => {
    const takeout = await backend.ask(goodsContract.menu, { storeId, diningType: 'takeout' })
    const dineIn = await backend.ask(goodsContract.menu, { storeId, diningType: 'dineIn' })
    expect(ids(takeout.goods)).not.toContain('water')
    expect(ids(dineIn.goods)).toContain('water')
  })

  it('contains the reason why a product is unavailable', async () => {
    expect(await dish('larb')).toMatchObject({ state: 'soldOut', stateText: 'Back tomorrow' })
    expect(await dish('noodles')).toMatchObject({ state: 'offHours', stateText: 'From 17:00' })
    expect(await dish('noodles', 'th')).toMatchObject({ stateText: 'เริ่ม 17:00 น.' })
    backend.clock.set('2026-11-21T17:00:00+07:00')
    expect(await dish('noodles')).toMatchObject({ state: 'ok', stateText: '' })
    backend.clock.set('2026-11-21T21:00:00+07:00')
    expect(await dish('noodles')).toMatchObject({ state: 'offHours', stateText: 'Tomorrow from 17:00' })
  })

  it('is refused for a store that does not exist', async () => {
    expect(await backend.call(goodsContract.menu, { storeId: 'x' }, { locale: 'th' })).toMatchObject({
      code: 400,
      msg: 'ไม่พบร้านนี้',
    })
  })
})

describe('cached menus', () => {
  it('change at once when the menu version changes', async () => {
    expect(await dish('tea')).toMatchObject({ state: 'ok' })
    await stockTea(0)
    expect(await dish('tea')).toMatchObject({ state: 'soldOut', stateText: 'Sold out' })
  })

  it('are valid for a minute at most', async () => {
    await dish('rice')
    await backend.db
      .update(goods)
      .set({ name: { en: 'Brown rice' } })
      .where(eq(goods.id, 'rice'))
    backend.clock.advance(1)
    expect(await dish('rice')).toMatchObject({ name: 'Brown rice' })
  })

  it('are compressed once per change, and not sent when the guest has them', async () => {
    const url = `/channelApi/goods?storeId=${storeId}`
    const ask = (headers: Record<string, string>) => backend.app.server.inject({ url, headers })
    const first = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=5, stale-while-revalidate=60',
    })
    expect((await ask({ 'accept-encoding': 'gzip;q=1, br;q=0' })).headers['content-encoding']).toBe('gzip')
    expect((await ask({})).headers['content-encoding']).toBeUndefined()
    const again = await ask({ 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const thai = await ask({ language: 'th', 'if-none-match': String(first.headers.etag) })
    expect(thai.statusCode).toBe(200)
  })

  it('are requested each time where browsers may not keep them', async () => {
    const request = { storeId, locale: 'en', diningType: 'delivery', now: backend.clock.now() } as const
    const menu = await new MenuCache(0).read(backend.db, request)
    expect(sharedReplyOf({ code: 200, msg: 'ok', data: menu })?.cacheControl).toBe('no-cache')
  })
})

describe('categories', () => {
  it('are all listed in order', async () => {
    const { list } = await backend.ask(goodsContract.categories, { storeId }, { locale: 'zh' })
    expect(list.map(({ name }) => name)).toEqual(['主菜', 'Rice', 'Drinks', 'Nothing here'])
  })
})

describe('search', () => {
  const search = async (keyword: string, more = {}) =>
    ids((await backend.ask(goodsContract.search, { storeId, keyword, ...more })).list)

  it('finds a dish by its name in any language, whatever the case', async () => {
    expect(await search('GREEN')).toEqual(['curry'])
    expect(await search('เขียว')).toEqual(['curry'])
    expect(await search('绿咖喱')).toEqual(['curry'])
  })

  it('looks into captions and stories after names', async () => {
    expect(await search('boat')).toEqual(['noodles'])
    expect(await search('as sold')).toEqual(['noodles'])
  })

  it('treats wildcards as ordinary characters', async () => {
    expect(await search('100%')).toEqual(['curry'])
    expect(await search('1%0')).toEqual([])
    expect(await search('_')).toEqual([])
    expect(await search('\\')).toEqual([])
    expect(await search("'; drop table goods; --")).toEqual([])
  })

  it('finds neither names of languages nor what is off the shelf', async () => {
    expect(await search('en')).not.toContain('tea')
    expect(await search('old dish')).toEqual([])
  })

  it('omits sold-out products on request', async () => {
    expect(await search('larb')).toEqual(['larb'])
    expect(await search('larb', { soldOut: 'false' })).toEqual([])
  })

  it.each([
    [4, ['curry', 'tea']],
    [0, ['curry']],
  ])(
    'returns suggested terms, and an available dish of each without a keyword: %s portions of tea',
    async (stock, list) => {
      await stockTea(stock)
      const found = await backend.ask(goodsContract.search, { storeId }, { locale: 'en' })
      expect(found.hot).toEqual(['curry', 'tea'])
      expect(ids(found.list)).toEqual(list)
    },
  )
})

describe('one dish', () => {
  it('is returned with all options', async () => {
    const curry = await backend.ask(goodsContract.detail, { storeId, gid: 'curry' }, { locale: 'th' })
    expect(curry).toMatchObject({
      storeId,
      packFee: 500,
      allergens: ['ปลา', 'นม'],
      diets: ['ฮาลาล'],
      specs: [{ id: 'size', name: 'ขนาด', values: [{ id: 'small' }, { id: 'large' }] }],
      skus: [
        { id: 'curryS', valueIds: ['small'], price: 12000, memberPrice: 11000, stock: 10 },
        { id: 'curryL', valueIds: ['large'], price: 16000, originalPrice: 18000, stock: 0 },
      ],
      attrs: [
        {
          id: 'heat',
          multiple: false,
          required: true,
          values: [
            { isDefault: false, heat: 1 },
            { isDefault: true, heat: 3 },
          ],
        },
      ],
    })
    expect(curry.addons).toEqual([
      {
        id: 'extras',
        name: 'Extras',
        min: 0,
        max: 3,
        items: [
          { id: 'egg', name: 'Fried egg', image: '', price: 1500, max: 2 },
          { id: 'basil', name: 'More basil', image: '', price: 0, stock: 5, max: 1 },
        ],
      },
    ])
  })

  it('is still returned when it is off the menu, because a cart may contain it', async () => {
    expect(await backend.ask(goodsContract.detail, { storeId, gid: 'oldDish' })).toMatchObject({
      state: 'offShelf',
      stateText: 'No longer on the menu',
    })
  })

  it('is refused when another store sells it', async () => {
    expect(await backend.call(goodsContract.detail, { storeId: 'silom', gid: 'curry' })).toMatchObject({
      code: 400,
      msg: 'This dish was not found',
    })
  })
})
