import { configContract, visitContract } from '../../../src/contract/config/config'
import { goodsContract } from '../../../src/contract/goods/goods'
import { cartContract } from '../../../src/contract/cart/cart'
import { optionalForms, writtenForms } from '../../../src/contract/config/forms'
import type { Link } from '../../../src/contract/link'
import { ads, configs, layoutBlocks } from '../../../server/db/schema/settings/config'
import { visits } from '../../../server/db/schema/account/requests'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())

const NO_BENEFITS = {
  ...{ discount: 0, discountFor: [], pointsRate: 10_000, coupons: [], birthdayGift: false },
  ...{ freeDelivery: false, freeDeliveryWithin: 0 },
}

describe('configuration', () => {
  it('returns blocks by ident in the language of the guest, and omits unknown ones', async () => {
    const idents = ['style', 'notice', 'nav', 'unheard']
    expect(await backend.ask(configContract.forms, { idents }, { locale: 'th' })).toEqual({
      style: { color: { btnColor: '#B11E23', fontColor: '#fff' } },
      notice: { title: '', text: 'ยินดีต้อนรับ' },
    })
    expect(await backend.ask(configContract.forms, { idents }, { locale: 'zh' })).toMatchObject({
      notice: { text: 'Welcome' },
    })
    expect(await backend.ask(configContract.forms, { idents: [] })).toEqual({})
  })

  it('returns every block of the specification in one call, with defaults when nothing is stored', async () => {
    const layouts = 'copywriting defaultImg firing loadingImg style copyright notice orderCollect goodStyle'
    const settings =
      'hasKp storeBasicSetting orderSetting integralSetting growthSetting alipay basicSetting storageVal vipset storageset personPayOrderConfig inStoreOrderConfig birthdayGift'
    const idents = `${layouts} ${settings}`.split(' ')
    const forms = await backend.ask(configContract.forms, { idents })
    expect(Object.keys(forms).sort()).toEqual(idents.sort())
    expect(forms).toMatchObject({
      orderSetting: { payMinutes: 20, remarkLength: 200, refundDays: 7 },
      inStoreOrderConfig: { needPeople: true, maxPeople: 20 },
      integralSetting: { on: false, earnPerAmount: 0 },
      goodStyle: { layout: 'rows' },
      firing: { on: false, often: 'launch', seconds: 3, link: null },
      alipay: { appId: '' },
    })
  })

  it('returns defaults for invalid values, and omits private ones', async () => {
    await backend.db.insert(configs).values([
      { ident: 'orderSetting', value: { payMinutes: -1, codeMinutes: 1e15, remarkLength: 80, numberPrefix: 'WT' } },
      { ident: 'goodStyle', value: { layout: 'spiral' } },
      { ident: 'vipset', value: { on: 'yes', levels: [0, 'many'] } },
      { ident: 'secretRules', value: { key: 'x' } },
    ])
    const idents = ['orderSetting', 'goodStyle', 'vipset', 'secretRules', 'search']
    expect(await backend.ask(configContract.forms, { idents })).toEqual({
      orderSetting: {
        payMinutes: 20,
        codeMinutes: 15,
        remarkLength: 80,
        autoCompleteHours: 24,
        refundAnswerHours: 24,
        refundDays: 7,
      },
      goodStyle: { layout: 'rows' },
      vipset: { on: false, levels: [], names: [], benefits: [], paid: { ...NO_BENEFITS, on: false } },
    })
  })

  it('returns the layout of a page in drawing order', async () => {
    expect(await backend.ask(configContract.drag, { page: 'index' }, { locale: 'zh' })).toEqual({
      list: [
        {
          id: 'b1',
          type: 'banner',
          style: { height: 200 },
          data: { slides: [{ image: 'hero.webp', darkImage: '', title: '第一', text: '', link: null }] },
        },
        { id: 'b2', type: 'notice', style: {}, data: { text: 'Second', link: null } },
      ],
    })
  })

  it('returns each custom page separately', async () => {
    const types = async (id?: string) =>
      (await backend.ask(configContract.drag, { page: 'custom', id })).list.map(({ type }) => type)
    expect([await types('summer'), await types('winter'), await types()]).toEqual([['hologram'], [], []])
  })

  it('omits invalid content, and sanitises a merchant’s HTML', async () => {
    const html = { en: '<h1 onclick="x()">Hi</h1><script>alert(1)</script><a href="javascript:x()">go</a>' }
    await backend.db.insert(layoutBlocks).values([
      { id: 'p1', page: 'story', sort: 1, type: 'cube', data: { shape: 'four', pictures: [{ image: 'a.webp' }] } },
      { id: 'p2', page: 'story', sort: 2, type: 'richText', data: { html } },
      { id: 'p3', page: 'story', sort: 3, type: 'divider', data: {} },
    ])
    const { list } = await backend.ask(configContract.drag, { page: 'story' })
    expect(list.map(({ type, data }) => [type, data])).toEqual([
      ['richText', { html: '<h2>Hi</h2><a target="_blank" rel="noopener">go</a>' }],
      ['divider', { line: false, height: 16 }],
    ])
  })

  it('passes unknown block types on, and drops an invalid style', async () => {
    const style = { height: 9, shadow: { blur: 2 } } as unknown as Record<string, number>
    await backend.db.insert(layoutBlocks).values([
      { id: 'n1', page: 'newer', sort: 1, type: 'constructor', data: { a: 1 }, style },
      { id: 'n2', page: 'newer', sort: 2, type: '__proto__', data: { a: 2 }, style: { height: 9 } },
    ])
    expect((await backend.ask(configContract.drag, { page: 'newer' })).list).toEqual([
      { id: 'n1', type: 'constructor', style: {}, data: { a: 1 } },
      { id: 'n2', type: '__proto__', style: { height: 9 }, data: { a: 2 } },
    ])
  })

  it('fills goods by category from the menu of the requested store', async () => {
    await backend.db
      .insert(layoutBlocks)
      .values({ id: 't1', page: 'tabs', type: 'goodsTabs', data: { title: { en: 'Menu' }, most: 1 } })
    const tabsIn = async (storeId: string) =>
      (await backend.ask(configContract.drag, { page: 'tabs', storeId })).list.map(({ data }) => data)
    const menu = await backend.ask(goodsContract.menu, { storeId: 'ari' })
    const tabs = menu.categories.map(({ id, name }) => ({
      id,
      name,
      goods: menu.goods.filter(({ categoryId }) => categoryId === id).slice(0, 1),
    }))
    expect(tabs.length).toBeGreaterThan(0)
    expect(await tabsIn('ari')).toEqual([{ title: 'Menu', tabs }])
    expect(await tabsIn('')).toEqual([{ title: 'Menu', tabs: [] }])
  })

  it('returns visible advertisements by place', async () => {
    expect(await backend.ask(configContract.ad, {})).toEqual({
      index: [{ id: 'a1', image: 'hero.webp', darkImage: 'hero-dark.webp', title: 'Hello', link: { params: 'index' } }],
      orderInfo: [],
      user: [],
    })
  })

  it('returns advertisements with an invalid link without it', async () => {
    const link = { params: 'platform', name: 'goods' } as unknown as Link
    await backend.db.insert(ads).values({ id: 'a9', place: 'user', image: 'hero.webp', title: { en: 'Hi' }, link })
    const { user } = await backend.ask(configContract.ad, {})
    expect(user).toEqual([{ id: 'a9', image: 'hero.webp', darkImage: '', title: 'Hi', link: null }])
  })

  it('returns the merchant-wide settings', async () => {
    expect(await backend.ask(configContract.system, {}, { locale: 'th' })).toMatchObject({
      brand: 'โต๊ะอุ่น',
      attachurl: '/media/',
      custom: { hbfh: '฿', hbmc: 'THB' },
    })
  })
})

describe('invalid configuration', () => {
  it.each(['a text', 5, true, [], [1]])('counts as missing and breaks nothing: %j', async (value) => {
    const idents = [...Object.keys(writtenForms), ...Object.keys(optionalForms)]
    for (const ident of [...idents, 'system']) {
      const row = { ident, value: value as unknown as Record<string, unknown> }
      await backend.db.insert(configs).values(row).onConflictDoUpdate({ target: configs.ident, set: row })
    }
    const forms = await backend.ask(configContract.forms, { idents })
    expect(Object.keys(forms)).toEqual(Object.keys(writtenForms))
    expect(await backend.ask(configContract.system, {})).toMatchObject({ brand: '', power: [] })
    const token = await backend.guest()
    await backend.ask(cartContract.checkout, { storeId: 'ari', diningType: 'pickup' }, { token })
  })

  it.each([
    ['is missing in a language', { en: 'Welcome' }],
    ['is null in a language', { en: 'Welcome', th: null }],
    ['is blank in a language', { en: 'Welcome', th: ' ' }],
    ['is there in another language only', { zh: 'Welcome', en: '' }],
  ])('a text that %s is still shown', async (_name, text) => {
    const row = { ident: 'notice', value: { title: text } }
    await backend.db.insert(configs).values(row).onConflictDoUpdate({ target: configs.ident, set: row })
    const forms = await backend.ask(configContract.forms, { idents: ['notice'] }, { locale: 'th' })
    expect(forms.notice).toEqual({ title: 'Welcome', text: '' })
  })
})

describe('page views', () => {
  it('are recorded with page, store and language, and without a store that does not exist', async () => {
    backend.clock.set('2026-11-21T12:00:00+07:00')
    await backend.ask(visitContract.record, { storeId: 'ari', moduleName: 'index' }, { locale: 'th' })
    await backend.ask(visitContract.record, { storeId: 'x', moduleName: 'goods' }, { token: await backend.guest() })
    await backend.ask(visitContract.record, { storeId: '', moduleName: 'my' })
    const rows = await backend.db.select().from(visits).orderBy(visits.id)
    const at = new Date('2026-11-21T12:00:00+07:00')
    expect(rows).toMatchObject([
      { storeId: 'ari', moduleName: 'index', locale: 'th', appType: 'h5', sessionId: null, at },
      { storeId: null, moduleName: 'goods', sessionId: expect.any(String) },
      { storeId: null, moduleName: 'my' },
    ])
  })

  it('require a page', async () => {
    expect(await backend.call(visitContract.record, { moduleName: ' ' })).toMatchObject({ code: 400 })
  })
})
