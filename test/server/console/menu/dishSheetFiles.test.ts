import { strToU8, unzipSync, zipSync } from 'fflate'
import { dishContract } from '../../../../console/contract/menu/dish'
import { dishSheetContract as calls } from '../../../../console/contract/menu/dishSheet'
import { menuCategoryContract } from '../../../../console/contract/menu/menuCategory'
import { csvFile, newDishes, freshSheetDesk, type SheetDesk, uploaded } from '../../support/console/dishSheets'
import type { StaffCaller } from '../../support/console/staff'

let staff: StaffCaller
let desk: SheetDesk
freshSheetDesk((_backend, ...fresh) => ([staff, desk] = fresh))

const storeId = 'ari'

describe('a cell is refused by row and column', () => {
  it.each([
    ['an amount below zero', { id: 'larb', price: '-1' }, 'Price: It cannot be below zero'],
    ['an amount with three decimals', { id: 'larb', price: '1.005' }, 'Price: At most two decimals'],
    ['an amount that is none', { id: 'larb', price: 'cheap' }, 'Price: This is not an amount'],
    ['an empty price', { id: 'larb', price: '' }, 'Price: This is needed'],
    ['an amount beyond all', { id: 'larb', price: '100000.01' }, 'Price: At most 100000.00'],
    ['a member price above the price', { id: 'larb', memberPrice: '111' }, 'Member price: It is above the price'],
    ['a former price below the price', { id: 'larb', originalPrice: '9' }, 'Former price: It is below the price'],
    ['a price of a dish with sizes', { id: 'curry', price: '9' }, /^Price: This dish has sizes/],
    ['a caption in the row of a size', { id: 'curryS', captionEn: 'x' }, /: Enter this in the row of the dish$/],
    ['a size as a dish', { id: 'curryS', row: 'dish' }, 'Row: The row with this ID is a “size” row'],
    ['a new size of no dish', { id: '', row: 'size', nameEn: 'Big', price: '9' }, /^Dish: There is no dish above/],
    ['another kind of row', { id: 'larb', row: 'drink' }, 'Row: Possible values: dish, size, option, addon'],
    ['an unknown ID', { id: 'tea1', price: '9' }, /^ID: Nothing in this menu has this ID/],
    ['a new dish without a name', { id: '', category: 'Mains', price: '9' }, 'Name (English): This is needed'],
    ['a new dish without a category', { id: '', nameEn: 'Soup', price: '9' }, 'Category: This is needed'],
    ['an unknown category', { id: 'larb', category: 'Sushi' }, /^Category: There is no such category/],
    ['a name that is too long', { id: 'larb', nameTh: 'ก'.repeat(81) }, 'Name (Thai): At most 80 characters'],
    ['an unknown diet', { id: 'larb', diets: 'halal; keto' }, /^Diets: Possible values: vegan/],
    ['hours without a day', { id: 'larb', saleTimes: '11:00-14:00' }, /^Hours of sale: Write hours as/],
    ['hours after midnight', { id: 'larb', saleTimes: 'mon 25:00-26:00' }, 'Hours of sale: This does not fit'],
    ['part of a piece', { id: 'larb', limitPerDay: '1.5' }, /: This is not a whole number$/],
    ['a limit of nothing', { id: 'larb', limitPerDay: '0' }, 'At most for one person a day: At least 1'],
    ['a limit below the least', { id: 'rice', minBuy: '6' }, /^At most in one order: It is below the least/],
    ['a stock beyond all', { id: 'larb', newStock: '1000001' }, 'New stock: At most 1000000'],
  ])('for %s', async (_what, row, expected) => {
    const [fault, ...others] = await desk.faults(csvFile([row]))
    expect(others).toEqual([])
    expect(fault?.slice('2 '.length)).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected)
    expect(fault?.startsWith('2 ')).toBe(true)
  })

  it('for an ID that is there twice, in the language of staff', async () => {
    const content = csvFile([
      { id: 'larb', price: '9' },
      { id: 'larb', price: '8' },
    ])
    const { rows } = await staff.ask(calls.preview, { storeId, content }, { locale: 'th' })
    expect(rows.map(({ errors }) => errors)).toEqual([[], [{ column: 'รหัส', reason: 'รหัสซ้ำกับแถว 2' }]])
  })

  it('for a category whose name another one has, which its ID distinguishes', async () => {
    const fields = { name: { en: 'mains' }, note: { en: '' }, required: false, feature: false }
    const made = await staff.ask(menuCategoryContract.create, { storeId, ...fields })
    const [row] = newDishes(1)
    expect(await desk.faults(csvFile([{ ...row, category: 'Mains' }]))).toEqual([
      '2 Category: Several categories have this name. Enter the ID of the category',
    ])
    await desk.import(csvFile([{ ...row, category: made.id }]))
    expect((await staff.ask(dishContract.list, { storeId, categoryId: made.id })).total).toBe(1)
    const dishes = (await desk.exported()).filter(({ Row }) => Row === 'dish')
    // An ID that begins like a formula has an apostrophe before it.
    expect(dishes.map(({ Category }) => Category?.replace(/^'/, ''))).toContain(made.id)
  })
})

describe('a file is read', () => {
  const change = [{ ID: 'larb', Price: '99,50', Sauce: 'nam jim' }]
  const plain = Buffer.from(csvFile(change, ';'), 'base64').toString()

  it.each([
    ['with commas', csvFile([{ id: 'larb', price: '99.5' }])],
    ['with semicolons and decimal commas', csvFile(change, ';')],
    ['with tabs', csvFile(change, '\t')],
    ['with a byte order mark and line ends of Windows', uploaded(`\uFEFF${plain.replaceAll('\n', '\r\n')}`)],
    ['as the text file of Excel', uploaded(Buffer.from(`\uFEFF${plain}`, 'utf16le'))],
    ['with headings in Thai', uploaded('รหัส,ราคา\nlarb,๙๙.๕๐')],
    ['with empty rows between', uploaded('id,price\n,\n\nlarb,฿99.50')],
  ])('%s', async (_what, content) => {
    const { rows } = await desk.preview(content)
    expect(rows).toMatchObject([{ name: 'Larb', changes: [{ before: '110.00', after: '99.50' }] }])
  })

  it('with a column that is none of dishes, which is named', async () => {
    expect((await desk.preview(csvFile(change))).ignored).toEqual(['Sauce'])
  })
})

describe('a file is refused', () => {
  const msgOf = async (content: string) => (await staff.call(calls.preview, { storeId, content })).msg

  it.each([
    ['that is a picture', uploaded(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])), /^This file cannot be read/],
    ['in an old encoding', uploaded(Buffer.from([...strToU8('id,nameTh\nlarb,'), 0xc5, 0xd2])), /cannot be read/],
    ['without IDs', uploaded('nameEn,price\nLarb,9'), /^The column “ID” is missing/],
    ['with a heading twice', uploaded('id,price,Price\nlarb,9,8'), /^The heading “Price” is there twice/],
    ['without dishes', uploaded('id,price\n,\n'), /^There are no dishes in this file/],
    ['with too many rows', uploaded(`id\n${'larb\n'.repeat(5001)}`), /^This file has more than 5000 rows/],
    ['that is a broken archive', uploaded('PK\u0003\u0004nothing'), /cannot be read/],
    ['that is another archive', uploaded(zipSync({ 'a.xml': strToU8('<a/>') })), /cannot be read/],
  ])('%s', async (_what, content, expected) => {
    expect(await msgOf(content)).toMatch(expected)
  })

  it('that would fill the memory when it is unpacked', async () => {
    const parts = unzipSync(Buffer.from(await desk.file('xlsx'), 'base64'))
    const content = uploaded(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(150_000_000) }))
    expect(content.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    expect(await msgOf(content)).toMatch(/cannot be read/)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  const tooMuch = /more than 5000 rows or 100 columns/
  it.each([
    ['a cell far away', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', tooMuch],
    ['a cell far to the right', '<row><c r="ZZ12"><v>1</v></c></row>', tooMuch],
    ['a row that never ends', `<row>${'<c><v>1</v></c>'.repeat(101)}</row>`, tooMuch],
    ['rows that never end', '<row/>'.repeat(5001), tooMuch],
    ['a place that is written in signs', '<row><c r="&#88;FD1048576"><v>1</v></c></row>', /cannot be read/],
    ['a place in single quotes', "<row><c r='XFD1048576'><v>1</v></c></row>", /cannot be read/],
    ['a place behind a bracket', '<row><c t=">" r="XFD1048576"><v>1</v></c></row>', /cannot be read/],
  ])('with %s', async (_what, added, expected) => {
    const parts = unzipSync(Buffer.from(await desk.file('xlsx'), 'base64'))
    const name = Object.keys(parts).find((part) => part.startsWith('xl/worksheets/')) ?? ''
    const sheet = Buffer.from(parts[name] ?? []).toString()
    const far = sheet.replace('</sheetData>', `${added}</sheetData>`)
    expect(far).not.toBe(sheet)
    expect(await msgOf(uploaded(zipSync({ ...parts, [name]: strToU8(far) })))).toMatch(expected)
  })
})
