import * as v from 'valibot'
import { HELP } from '../../../server/seed/data/help'
import { blockKinds } from '../../../src/contract/config/blockKinds'
import { formMap } from '../../../src/contract/config/forms'
import { configContract } from '../../../src/contract/config/config'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import { goodsContract } from '../../../src/contract/goods/goods'
import { helpContract } from '../../../src/contract/help'
import { storeContract } from '../../../src/contract/store/store'
import { choiceProblem, defaultAttrs } from '../../../src/domain/cart/cartLine'
import { type Backend, startDemonstration } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startDemonstration()
})
afterAll(() => backend.close())

const NOON = '2026-11-21T12:00:00+07:00'
const menuOf = (storeId: string) => backend.ask(goodsContract.menu, { storeId, diningType: 'takeout' })

describe('a guest of the demo restaurant', () => {
  it('finds Thonglor open at every hour, Ari past midnight, Riverside never', async () => {
    const open = async (instant: string) => {
      backend.clock.set(instant)
      const { list } = await backend.ask(storeContract.list, {})
      return list.filter(({ isOpen }) => isOpen).map(({ id }) => id)
    }
    expect(await open('2026-11-21T04:00:00+07:00')).toEqual(['thonglor'])
    expect(await open(NOON)).toEqual(['thonglor'])
    expect(await open('2026-11-21T18:00:00+07:00')).toEqual(['thonglor', 'ari'])
    expect(await open('2026-11-22T01:30:00+07:00')).toEqual(['thonglor', 'ari'])
  })

  it('finds all dishes on the takeout menu, with only a staple required for an order', async () => {
    backend.clock.set(NOON)
    const { categories, goods } = await menuOf('thonglor')
    expect(goods).toHaveLength(41)
    expect(goods.filter(({ required }) => required)).toEqual([])
    expect(categories.filter(({ required }) => required).map(({ name }) => name)).toEqual(['Rice & noodles'])
    const staples = goods.filter(({ categoryId, hasOptions, state }) => {
      return categoryId === 'thonglor-rice-noodles' && !hasOptions && state === 'ok'
    })
    expect(staples.map(({ name }) => name)).toEqual(['Pad Thai Goong', 'Jasmine Rice'])
  })

  it('must add mandatory items in the dining types that have them', async () => {
    const required = async (storeId: string, diningType: 'delivery' | 'dineIn' | 'pickup') => {
      const { goods } = await backend.ask(goodsContract.menu, { storeId, diningType })
      return goods.flatMap(({ name, required }) => (required ? [`${name}: ${required}`] : []))
    }
    expect(await required('thonglor', 'delivery')).toEqual(['Carry bag: perOrder'])
    expect(await required('thonglor', 'dineIn')).toEqual(['Welcome tea: perPerson'])
    expect(await required('ari', 'pickup')).toEqual(['Carry bag: perOrder'])
  })

  it('sees dishes that are sold out or outside their sale times, and when they are back', async () => {
    const states = async (instant: string) => {
      backend.clock.set(instant)
      const { goods } = await menuOf('thonglor')
      return Object.fromEntries(goods.flatMap(({ id, state, stateText }) => (state === 'ok' ? [] : [[id, stateText]])))
    }
    const soldOut = { 'thonglor-fish-cakes': 'Back tomorrow' }
    expect(await states('2026-11-21T09:00:00+07:00')).toEqual({
      ...soldOut,
      'thonglor-boat-noodles': 'From 11:00',
      'thonglor-chicken-rice': 'From 11:00',
    })
    expect(await states(NOON)).toEqual({ ...soldOut, 'thonglor-omelette-rice': 'Tomorrow from 06:00' })
  })

  it('can add every dish to the cart with its default options, once a set drink is chosen', async () => {
    backend.clock.set(NOON)
    const { goods } = await menuOf('thonglor')
    for (const { id } of goods) {
      const dish = await backend.ask(goodsContract.detail, { storeId: 'thonglor', gid: id })
      const addons = dish.addons.flatMap(({ min, items }) =>
        items.slice(0, min).map((item) => ({ id: item.id, num: 1 })),
      )
      const skuId = dish.skus[0]?.id ?? ''
      expect([id, choiceProblem(dish, { goodsId: id, skuId, attrIds: defaultAttrs(dish), addons })]).toEqual([id, null])
    }
  })

  it.each(LOCALES)('finds a product for every suggested term (%s)', async (locale) => {
    const { hot } = await backend.ask(goodsContract.search, { storeId: 'thonglor' }, { locale })
    expect(hot.length).toBeGreaterThan(3)
    for (const keyword of hot) {
      const { list } = await backend.ask(goodsContract.search, { storeId: 'thonglor', keyword }, { locale })
      expect([keyword, list.length > 0]).toEqual([keyword, true])
    }
  })

  it.each(
    LOCALES.flatMap((locale) => [
      {
        locale,
        page: 'index',
        kinds: 'hero dining notice member visit goods promo goods coupons promo notice notice copyright',
      },
      { locale, page: 'user', kinds: 'member orders ad navGrid navGrid navGrid list' },
      { locale, page: 'custom', id: 'story', kinds: 'banner richText video divider goods map copyright' },
    ]),
  )(
    'gets page $page of known blocks ($locale)',
    async ({ locale, page, id, kinds }: { locale: Locale; page: string; id?: string; kinds: string }) => {
      const { list } = await backend.ask(configContract.drag, { page, id, storeId: 'thonglor' }, { locale })
      expect(list.map(({ type }) => type).join(' ')).toBe(kinds)
      for (const { type, data } of list) {
        expect([type, v.safeParse(blockKinds[type as keyof typeof blockKinds], data).issues]).toEqual([type, undefined])
        expect(JSON.stringify(data)).not.toContain('"en":')
      }
    },
  )

  it.each(LOCALES)('gets every configuration block, in the language (%s)', async (locale) => {
    const idents = Object.keys(formMap.entries)
    const forms = await backend.ask(configContract.forms, { idents }, { locale })
    expect(idents.filter((ident) => !(ident in forms))).toEqual(['nav'])
    expect(JSON.stringify(forms)).not.toContain('"en":')
  })

  it.each(LOCALES)('finds an answer to every question of the help centre, unchanged (%s)', async (locale) => {
    const { list } = await backend.ask(helpContract.helpers, {}, { locale })
    expect(list.map(({ questions }) => questions.length)).toEqual([3, 3, 2, 3])
    const index = LOCALES.indexOf(locale)
    for (const { id: helperId, title, answer } of HELP.flatMap(({ questions }) => questions)) {
      const article = await backend.ask(helpContract.helper, { helperId }, { locale })
      expect(article).toMatchObject({ title: title[index], html: answer[index] })
    }
  })

  it('finds Wi-Fi only in the stores that have it', async () => {
    for (const { id: storeId, services } of (await backend.ask(storeContract.list, {})).list) {
      const { wifi } = await backend.ask(storeContract.wifi, { storeId })
      expect([storeId, wifi !== null]).toEqual([storeId, services.includes('wifi')])
    }
  })

  it('gets the brand, the currency and the colours', async () => {
    const system = await backend.ask(configContract.system, {}, { locale: 'zh' })
    expect([system.brand, system.attachurl, system.custom.hbfh]).toEqual(['莎拉小馆', '/media/', '฿'])
    const forms = await backend.ask(configContract.forms, { idents: ['style', 'nav', 'orderSetting'] })
    expect(forms.style).toEqual({ color: { btnColor: '#B11E23', fontColor: '#ffffff' } })
    expect(forms).not.toHaveProperty('nav')
    expect(forms.orderSetting).toMatchObject({ payMinutes: 20, codeMinutes: 15 })
  })
})
