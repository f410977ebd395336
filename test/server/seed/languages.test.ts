import { eq } from 'drizzle-orm'
import { configContract } from '../../../src/contract/config/config'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import { goodsContract } from '../../../src/contract/goods/goods'
import { storeContract } from '../../../src/contract/store/store'
import { ads, configs, layoutBlocks } from '../../../server/db/schema/settings/config'
import { categories, goods } from '../../../server/db/schema/store/goods'
import { stores } from '../../../server/db/schema/store/stores'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend } from '../support/harness'
import { setConfig } from '../support/database/configs'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
  const { db } = backend
  const half = { en: 'Half translated', th: 'แปลครึ่งเดียว' }
  await db
    .update(goods)
    .set({ name: half, caption: { en: 'Only English', th: '' } })
    .where(eq(goods.id, 'curry'))
  await db.update(categories).set({ name: half })
  await db
    .update(stores)
    .set({ name: half, notice: { en: 'Only English' } })
    .where(eq(stores.id, 'ari'))
  await db.update(ads).set({ title: half }).where(eq(ads.id, 'a1'))
  await db.insert(configs).values([
    { ident: 'copyright', value: { text: half } },
    { ident: 'copywriting', value: { texts: { 'tabs.menu': half } } },
    { ident: 'firing', value: { alt: { th: 'ไทยเท่านั้น' } } },
  ])
  await db.insert(layoutBlocks).values({
    id: 'l1',
    page: 'half',
    type: 'list',
    data: { items: [{ title: half, text: { en: 'Only English' }, link: { params: 'phone' } }] },
  })
})
afterAll(() => backend.close())

const HALF: Record<Locale, string> = { en: 'Half translated', th: 'แปลครึ่งเดียว', zh: 'Half translated' }

describe.each(LOCALES)("the merchant's texts are in the language of the guest, or in English (%s)", (locale) => {
  const message = HALF[locale]

  test('dishes and categories', async () => {
    const menu = await backend.ask(goodsContract.menu, { storeId: 'ari' }, { locale })
    const curry = menu.goods.find(({ id }) => id === 'curry')
    expect([curry?.name, curry?.caption]).toEqual([message, 'Only English'])
    expect(new Set(menu.categories.map(({ name }) => name))).toEqual(new Set([message]))
    expect((await backend.ask(goodsContract.detail, { storeId: 'ari', gid: 'curry' }, { locale })).name).toBe(message)
  })

  test('stores', async () => {
    const { name, notice } = await backend.ask(storeContract.detail, { storeId: 'ari' }, { locale })
    expect([name, notice]).toEqual([message, 'Only English'])
    const { list } = await backend.ask(storeContract.list, {}, { locale })
    expect(list.find(({ id }) => id === 'ari')?.name).toBe(message)
  })

  test('layouts, advertisements and configuration', async () => {
    const { list } = await backend.ask(configContract.drag, { page: 'half' }, { locale })
    expect(list[0]?.data).toMatchObject({ items: [{ title: message, text: 'Only English' }] })
    expect((await backend.ask(configContract.ad, {}, { locale })).index[0]?.title).toBe(message)
    const idents = ['copyright', 'copywriting', 'firing']
    const { copyright, copywriting, firing } = await backend.ask(configContract.forms, { idents }, { locale })
    expect([copyright?.text, copywriting?.texts['tabs.menu']]).toEqual([message, message])
    // A text in another language is better than none.
    expect(firing?.alt).toBe('ไทยเท่านั้น')
  })
})

test('an incomplete tab bar is completed, and invalid values get defaults', async () => {
  const nav = {
    background: '#fff',
    type: 'round',
    selected: -1,
    list: [{ title: HALF, url: '/pages/index/index' }, { url: 7 }],
  }
  await setConfig(backend.db, 'nav', nav)
  expect((await backend.ask(configContract.forms, { idents: ['nav'] }, { locale: 'th' })).nav).toEqual({
    background: '#fff',
    color: '',
    selectedColor: '',
    type: 'both',
    positionType: 'fixed',
    selected: 0,
    list: [
      { title: HALF.th, url: '/pages/index/index', icon: '', selectedIcon: '' },
      { title: '', url: '', icon: '', selectedIcon: '' },
    ],
  })
})
