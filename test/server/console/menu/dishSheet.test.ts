import { dishContract } from '../../../../console/contract/menu/dish'
import { dishSheetContract as calls } from '../../../../console/contract/menu/dishSheet'
import { goodsContract } from '../../../../src/contract/goods/goods'
import { auditContract } from '../../../../console/contract/staff/audit'
import { csvFile, freshSheetDesk, newDishes, type SheetDesk } from '../../support/console/dishSheets'
import { DISH } from '../../support/console/dishFields'
import type { Backend } from '../../support/harness'
import { Shopper } from '../../support/orders/shopper'
import type { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let desk: SheetDesk
freshSheetDesk((...fresh) => ([backend, staff, desk] = fresh))

const storeId = 'ari'
const onMenu = async () => (await backend.ask(goodsContract.menu, { storeId })).goods.map(({ name }) => name)

describe('a sheet of 200 new dishes with 5 wrong rows', () => {
  const wrong = newDishes(200)
  Object.assign(wrong[9] ?? {}, { price: '-5' })
  Object.assign(wrong[49] ?? {}, { category: 'Sushi' })
  Object.assign(wrong[99] ?? {}, { nameEn: '' })
  Object.assign(wrong[149] ?? {}, { id: 'nothing' })
  Object.assign(wrong[199] ?? {}, { allergens: 'fish, gluten free' })
  const sheet = csvFile(wrong)

  it('is previewed with its errors by row and column, and changes nothing', async () => {
    const before = await desk.dishes()
    const preview = await desk.preview(sheet)
    expect(preview.counts).toEqual({ error: 5, new: 195, changed: 0, same: 0 })
    expect((await desk.faults(sheet)).map((fault) => fault.split(':')[0])).toEqual([
      ...['11 Price', '51 Category', '101 Name (English)', '151 ID', '201 Allergens'],
    ])
    const reply = await desk.apply(sheet, preview)
    expect([reply.code, reply.msg]).toEqual([400, 'Nothing was changed: 5 rows have errors'])
    expect(await desk.dishes()).toEqual(before)
    expect((await staff.ask(auditContract.list, { area: 'dish' })).total).toBe(0)
  })

  it('is imported at once when it is corrected, and guests see the dishes', async () => {
    const { preview, reply } = await desk.import(csvFile(newDishes(200)))
    expect([preview.counts.new, reply.code, reply.data]).toEqual([200, 200, { created: 200, changed: 0 }])
    expect(await desk.dishes()).toHaveLength(207)
    const made = await desk.dishNamed('Dish 200')
    expect(made).toMatchObject({
      ...{ name: { en: 'Dish 200', th: 'เมนู 200' }, categoryId: 'mains', onSale: true, limitPerOrder: 5 },
      ...{ allergens: ['fish', 'egg'], saleTimes: [{ weeks: [1, 2], start: '11:00', end: '14:00' }] },
      variants: [{ price: 8550, memberPrice: 8000, originalPrice: null }],
    })
    expect(await onMenu()).toContain('Dish 1')
    expect((await staff.audited(made.id)).map(({ action }) => action)).toEqual(['dish.create'])
  })
})

describe('the file of a menu', () => {
  it.each(['csv', 'xlsx'] as const)('as %s changes nothing when it is imported as it is', async (format) => {
    const odd = { en: '=1+1', th: '\'-ไก่; "ย่าง"\nสองบรรทัด', zh: '-5' }
    const made = await staff.ask(dishContract.create, { ...DISH, name: odd, caption: { en: "''@x" } })
    const before = await desk.dishes()
    const { preview, reply } = await desk.import(await desk.file(format))
    expect(preview.rows.filter(({ result }) => result !== 'same')).toEqual([])
    expect([preview.counts.same, preview.ignored]).toEqual([14, []])
    expect(reply.data).toEqual({ created: 0, changed: 0 })
    expect(await desk.dishes()).toEqual(before)
    expect(await desk.dish(made.id)).toEqual(made)
  })

  it('has no cell that a spreadsheet takes for a formula', async () => {
    await staff.ask(dishContract.create, { ...DISH, name: { en: '=HYPERLINK("http://x")' } })
    const rows = await desk.exported()
    expect(rows.map((row) => row['Name (English)'])).toContain('\'=HYPERLINK("http://x")')
  })

  it('has the headings of the language of staff, which all languages understand', async () => {
    const { content, fileName } = await staff.ask(calls.file, { storeId, format: 'xlsx' }, { locale: 'th' })
    expect(fileName).toBe('menu-ari-2026-11-21.xlsx')
    expect((await desk.preview(content)).counts).toEqual({ error: 0, new: 0, changed: 0, same: 13 })
  })
})

describe('a changed file', () => {
  it('changes what its columns hold, with what was and what will be', async () => {
    const rows = [
      { row: 'dish', id: 'larb', 'Name (Thai)': 'ลาบ', Price: '1,115.5', 'On sale': 'no' },
      { row: '', id: 'tea', 'Name (Thai)': '', Price: '65', 'On sale': '' },
    ]
    const { preview, reply } = await desk.import(csvFile(rows))
    expect(preview.rows).toMatchObject([
      {
        ...{ row: 2, name: 'Larb', result: 'changed', stale: false, errors: [] },
        changes: [
          { column: 'Name (Thai)', before: '', after: 'ลาบ' },
          { column: 'Price', before: '110.00', after: '1115.50' },
          { column: 'On sale', before: 'yes', after: 'no' },
        ],
      },
      { row: 3, name: 'Thai tea', result: 'same', changes: [] },
    ])
    expect(reply.data).toEqual({ created: 0, changed: 1 })
    expect(await desk.dish('larb')).toMatchObject({
      name: { en: 'Larb', th: 'ลาบ' },
      onSale: false,
      variants: [{ price: 111_550 }],
    })
    expect((await staff.audited('larb')).map(({ action }) => action)).toEqual(['dish.onSale', 'dish.update'])
  })

  it('changes sizes in rows of their own, and stock only by the column for a new one', async () => {
    const rows = [
      { row: 'size', id: 'curryS', price: '125', newStock: '7', stock: '999' },
      { row: 'size', id: 'curryL', price: '160', newStock: 'unlimited', stock: '' },
    ]
    const { preview, reply } = await desk.import(csvFile(rows))
    expect(preview.rows.map(({ name, changes }) => [name, changes.length])).toEqual([
      ['Green curry · Small', 2],
      ['Green curry · Large', 1],
    ])
    expect(reply.data).toEqual({ created: 0, changed: 1 })
    const curry = await desk.dish('curry')
    expect(curry.variants.map(({ key, price, memberPrice }) => [key, price, memberPrice])).toEqual([
      ['curryS', 12_500, 11_000],
      ['curryL', 16_000, null],
    ])
    expect(curry.stocks.map(({ stock }) => stock)).toEqual([7, null, null, 5])
  })

  it('keeps dishes without a row, and orders of the past as they were', async () => {
    const som = await (await Shopper.enter(backend)).fill()
    const order = await som.order()
    await desk.import(csvFile([{ id: 'rice', nameEn: 'Brown rice', price: '30' }]))
    expect(await desk.dishes()).toHaveLength(7)
    const line = (await som.detail(order.id)).lines.find(({ goodsId }) => goodsId === 'rice')
    expect(line).toMatchObject({ name: 'Jasmine rice', price: 2000 })
  })

  it('is imported once, however often the call arrives', async () => {
    const sheet = csvFile(newDishes(2))
    const preview = await desk.preview(sheet)
    const first = await desk.apply(sheet, preview, { key: 'once' })
    expect((await desk.apply(sheet, preview, { key: 'once' })).data).toEqual(first.data)
    expect(await desk.dishes()).toHaveLength(9)
  })
})

describe('two editors', () => {
  const sheet = csvFile([{ id: 'larb', price: '99' }])

  it('are kept apart: an import that would change something else by now is refused', async () => {
    const preview = await desk.preview(sheet)
    const { version } = await desk.dish('larb')
    await staff.ask(dishContract.setOnSale, { id: 'larb', version, onSale: false })
    const reply = await desk.apply(sheet, preview)
    expect([reply.code, reply.msg]).toEqual([409, expect.stringContaining('has changed since the preview')])
    expect((await desk.dish('larb')).variants[0]?.price).toBe(11_000)
    expect((await desk.import(sheet)).reply.data).toEqual({ created: 0, changed: 1 })
  })

  it('are warned of a file that is older than the last edit of a dish', async () => {
    const rows = (await desk.exported()).map((row) => (row['ID'] === 'larb' ? { ...row, Price: '99' } : row))
    await staff.ask(dishContract.setOnSale, { id: 'larb', version: 1, onSale: false })
    const { rows: shown } = await desk.preview(csvFile(rows))
    expect(shown.filter(({ stale }) => stale).map(({ name }) => name)).toEqual(['Larb'])
  })

  it('do not both import the same file', async () => {
    const preview = await desk.preview(sheet)
    const replies = await Promise.all([desk.apply(sheet, preview), desk.apply(sheet, preview)])
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409])
  })
})

it('a menu is that of the stores in which a person works', async () => {
  const silom = await staff.invite({ email: 'silom@example.com', role: 'manager', storeIds: ['silom'] })
  const content = csvFile([{ id: 'larb', price: '99' }])
  const codes = [
    (await silom.call(calls.file, { storeId, format: 'csv' })).code,
    (await silom.call(calls.preview, { storeId, content })).code,
    (await silom.call(calls.apply, { storeId, content, seen: 'x' })).code,
  ]
  expect(codes).toEqual([403, 403, 403])
  const { rows } = await silom.ask(calls.preview, { storeId: 'silom', content })
  expect(rows).toMatchObject([{ result: 'error', errors: [{ column: 'ID' }] }])
})
