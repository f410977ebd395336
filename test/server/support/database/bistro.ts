import type { Db } from '../../../../server/db/database'
import { activities, activityGoods } from '../../../../server/db/schema/store/activities'
import { ads, configs, layoutBlocks } from '../../../../server/db/schema/settings/config'
import {
  addonGroups,
  addonItems,
  attrGroups,
  attrValues,
  categories,
  goods,
  skus,
  specGroups,
  specValues,
} from '../../../../server/db/schema/store/goods'
import { helpGroups, helpQuestions } from '../../../../server/db/schema/settings/help'
import { regions, stores } from '../../../../server/db/schema/store/stores'
import { diningTables } from '../../../../server/db/schema/inStore/tables'
import type { WeeklyHours } from '../../../../server/db/columnTypes'
import { copyRowsBack, storeRows } from '../inStore/tables'

const daily = (start: string, end: string): WeeklyHours[] => [0, 1, 2, 3, 4, 5, 6].map((week) => ({ week, start, end }))

const slots = { interval: 10, lead: 20, capacity: 2, days: 2 }

/**
 * A small merchant with fixed numbers: `ari` is open 10:00–22:00 and offers everything, `silom` is open past midnight and only
 * for pickup, `closed` has no opening hours. Store `ari` sells rice (required), curry with every kind of option, and tea, has
 * two tables that pay first, and a curry week until the end of November; the help centre has one question.
 */
export async function fillBistro(db: Db): Promise<void> {
  if (await copyRowsBack(db)) return
  await insertBistro(db)
  await storeRows(db)
}

async function insertBistro(db: Db): Promise<void> {
  await fillStores(db)
  await fillMenu(db)
  await fillOptions(db)
  await fillConfig(db)
  await fillTables(db)
  await fillActivities(db)
  await fillHelp(db)
}

async function fillHelp(db: Db): Promise<void> {
  await db.insert(helpGroups).values({ id: 'orders', title: { en: 'Orders', th: 'ออเดอร์' } })
  await db.insert(helpQuestions).values({
    id: 'cancel',
    groupId: 'orders',
    sort: 1,
    title: { en: 'Can I cancel?', th: 'ยกเลิกได้ไหม' },
    answer: { en: '<p>Until it is cooked.</p>' },
  })
}

async function fillTables(db: Db): Promise<void> {
  const storeId = 'ari'
  await db.insert(diningTables).values([
    { id: 't1', storeId, name: 'A1', area: { en: 'Garden', th: 'สวน' }, seats: 4, code: 'code of A1' },
    { id: 't2', storeId, name: 'A2', seats: 2, code: 'code of A2', codePerSession: true },
  ])
}

async function fillActivities(db: Db): Promise<void> {
  await db.insert(activities).values({
    id: 'curryWeek',
    storeId: 'ari',
    title: { en: 'Curry week', th: 'สัปดาห์แกง' },
    endsAt: new Date('2026-12-01T00:00:00+07:00'),
  })
  await db.insert(activityGoods).values([
    { activityId: 'curryWeek', goodsId: 'tea', sort: 2 },
    { activityId: 'curryWeek', goodsId: 'curry', sort: 1 },
  ])
}

async function fillStores(db: Db): Promise<void> {
  await db.insert(regions).values([
    { id: 'bkk', name: { en: 'Bangkok', th: 'กรุงเทพฯ', zh: '曼谷' }, lat: 13.7563, lng: 100.5018 },
    { id: 'phayathai', parentId: 'bkk', name: { en: 'Phaya Thai', th: 'พญาไท' }, lat: 13.78, lng: 100.5427 },
    { id: 'bangrak', parentId: 'bkk', name: { en: 'Bang Rak' }, lat: 13.7285, lng: 100.524 },
    { id: 'empty', name: { en: 'Nowhere' }, lat: 18, lng: 99 },
  ])
  const shared = { slots, minutesMin: 15, minutesMax: 20, tel: '+66 2 000 0000' }
  await db.insert(stores).values([
    {
      ...shared,
      id: 'ari',
      sort: 1,
      name: { en: 'Warm Table Ari', th: 'โต๊ะอุ่น อารีย์', zh: '暖桌 阿黎' },
      shortName: { en: 'Ari', th: 'อารีย์' },
      address: { en: '7 Soi Ari 1', th: '7 ซอยอารีย์ 1' },
      regionId: 'phayathai',
      lat: 13.7797,
      lng: 100.5447,
      hours: daily('10:00', '22:00'),
      specialDays: [{ date: '2026-12-31', hours: [] }],
      dining: [
        { type: 'delivery', minAmount: 15000 },
        { type: 'pickup', minAmount: 0 },
        { type: 'takeout', minAmount: 0 },
        { type: 'dineIn', minAmount: 0 },
      ],
      delivery: {
        radius: 5000,
        steps: [
          { upTo: 2000, fee: 2000 },
          { upTo: 5000, fee: 4000 },
        ],
      },
      services: ['queue', 'personPay', 'wifi'],
      serviceRate: 1000,
      vatRate: 700,
      vatIncluded: false,
      promptpayId: '0812345678',
    },
    {
      ...shared,
      id: 'silom',
      sort: 2,
      name: { en: 'Warm Table Silom' },
      shortName: { en: 'Silom' },
      address: { en: '9 Silom Road' },
      regionId: 'bangrak',
      lat: 13.7286,
      lng: 100.5342,
      hours: daily('17:00', '02:00'),
      dining: [{ type: 'pickup', minAmount: 0 }],
      promptpayId: '0812345678',
    },
    {
      ...shared,
      id: 'closed',
      sort: 3,
      name: { en: 'Warm Table Riverside' },
      shortName: { en: 'Riverside' },
      address: { en: 'Charoen Krung 30' },
      regionId: 'bangrak',
      lat: 13.73,
      lng: 100.513,
      hours: [],
      dining: [{ type: 'pickup', minAmount: 0 }],
    },
    {
      ...shared,
      id: 'hidden',
      shown: false,
      name: { en: 'Warm Table Next Year' },
      shortName: { en: 'Next Year' },
      address: { en: 'Nowhere' },
      regionId: 'empty',
      lat: 18,
      lng: 99,
      hours: [],
      dining: [],
    },
  ])
}

async function fillMenu(db: Db): Promise<void> {
  const storeId = 'ari'
  await db.insert(categories).values([
    { id: 'mains', storeId, sort: 1, name: { en: 'Mains', th: 'จานหลัก', zh: '主菜' }, feature: true },
    { id: 'staples', storeId, sort: 2, name: { en: 'Rice' }, required: true },
    { id: 'drinks', storeId, sort: 3, name: { en: 'Drinks' } },
    { id: 'bare', storeId, sort: 4, name: { en: 'Nothing here' } },
  ])
  await db.insert(goods).values([
    {
      id: 'curry',
      storeId,
      categoryId: 'mains',
      sort: 1,
      name: { en: 'Green curry', th: 'แกงเขียวหวาน', zh: '绿咖喱' },
      caption: { en: 'Coconut, 100% fresh basil' },
      allergens: ['fish', 'milk'],
      diets: ['halal'],
      chips: [{ kind: 'spicy', text: { en: 'Hot', th: 'เผ็ด' } }],
      packFee: 500,
    },
    {
      id: 'noodles',
      storeId,
      categoryId: 'mains',
      sort: 2,
      name: { en: 'Boat noodles' },
      story: { en: 'As sold from boats' },
      saleTimes: [{ start: '17:00', end: '21:00' }],
      packFee: 500,
    },
    {
      id: 'larb',
      storeId,
      categoryId: 'mains',
      sort: 3,
      name: { en: 'Larb' },
      soldOut: true,
      soldOutNote: { en: 'Back tomorrow' },
    },
    { id: 'rice', storeId, categoryId: 'staples', sort: 1, name: { en: 'Jasmine rice' }, limitPerOrder: 5 },
    { id: 'tea', storeId, categoryId: 'drinks', sort: 1, name: { en: 'Thai tea' }, minBuy: 1, limitPerDay: 3 },
    { id: 'water', storeId, categoryId: 'drinks', sort: 2, name: { en: 'Water' }, diningTypes: ['dineIn'] },
    { id: 'oldDish', storeId, categoryId: 'mains', sort: 9, name: { en: 'Old dish' }, onShelf: false },
  ])
  await db.insert(skus).values([
    { id: 'curryS', goodsId: 'curry', sort: 1, valueIds: ['small'], price: 12000, memberPrice: 11000, stock: 10 },
    { id: 'curryL', goodsId: 'curry', sort: 2, valueIds: ['large'], price: 16000, originalPrice: 18000, stock: 0 },
    { id: 'noodles1', goodsId: 'noodles', price: 9000 },
    { id: 'larb1', goodsId: 'larb', price: 11000 },
    { id: 'rice1', goodsId: 'rice', price: 2000 },
    { id: 'tea1', goodsId: 'tea', price: 6500, memberPrice: 5900, stock: 4 },
    { id: 'water1', goodsId: 'water', price: 1500 },
    { id: 'oldDish1', goodsId: 'oldDish', price: 1000 },
  ])
}

async function fillOptions(db: Db): Promise<void> {
  await db.insert(specGroups).values({ id: 'size', goodsId: 'curry', name: { en: 'Size', th: 'ขนาด' } })
  await db.insert(specValues).values([
    { id: 'small', groupId: 'size', sort: 1, name: { en: 'Small' } },
    { id: 'large', groupId: 'size', sort: 2, name: { en: 'Large' } },
  ])
  await db.insert(attrGroups).values({ id: 'heat', goodsId: 'curry', name: { en: 'Heat' } })
  await db.insert(attrValues).values([
    { id: 'mild', groupId: 'heat', sort: 1, name: { en: 'Mild' }, heat: 1 },
    { id: 'hot', groupId: 'heat', sort: 2, name: { en: 'Hot' }, isDefault: true, heat: 3 },
  ])
  await db.insert(addonGroups).values({ id: 'extras', goodsId: 'curry', name: { en: 'Extras' }, min: 0, max: 3 })
  await db.insert(addonItems).values([
    { id: 'egg', groupId: 'extras', sort: 1, name: { en: 'Fried egg' }, price: 1500, max: 2 },
    { id: 'basil', groupId: 'extras', sort: 2, name: { en: 'More basil' }, price: 0, stock: 5 },
  ])
}

async function fillConfig(db: Db): Promise<void> {
  await db.insert(configs).values([
    { ident: 'style', value: { color: { btnColor: '#B11E23', fontColor: '#fff' } } },
    { ident: 'notice', value: { text: { en: 'Welcome', th: 'ยินดีต้อนรับ' } } },
    { ident: 'search', value: { hot: [{ en: 'curry', th: 'แกง' }, 'tea'] } },
    {
      ident: 'system',
      value: {
        brand: { en: 'Warm Table', th: 'โต๊ะอุ่น', zh: '暖桌' },
        attachurl: '/media/',
        custom: {
          live: '',
          takeOut: '',
          integral: '',
          balance: '',
          informationTitle: '',
          inStore: '',
          hbfh: '฿',
          hbmc: 'THB',
        },
        power: [],
      },
    },
  ])
  await db.insert(layoutBlocks).values([
    { id: 'b2', page: 'index', sort: 2, type: 'notice', data: { text: { en: 'Second' } } },
    {
      id: 'b1',
      page: 'index',
      sort: 1,
      type: 'banner',
      style: { height: 200 },
      data: { slides: [{ image: 'hero.webp', title: { en: 'First', zh: '第一' } }] },
    },
    { id: 'c1', page: 'custom', target: 'summer', type: 'hologram', data: { text: { en: 'Hi', th: 'สวัสดี' } } },
  ])
  await db.insert(ads).values([
    {
      id: 'a1',
      place: 'index',
      image: 'hero.webp',
      darkImage: 'hero-dark.webp',
      title: { en: 'Hello' },
      link: { params: 'index' },
    },
    { id: 'a2', place: 'user', image: 'gone.webp', shown: false },
  ])
}
