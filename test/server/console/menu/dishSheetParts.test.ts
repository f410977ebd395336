import { dishContract } from '../../../../console/contract/menu/dish'
import { pictureContract } from '../../../../console/contract/look/picture'
import { goodsContract } from '../../../../src/contract/goods/goods'
import { csvFile, freshSheetDesk, type SheetDesk, uploaded } from '../../support/console/dishSheets'
import { DISH, SIZED } from '../../support/console/dishFields'
import type { Backend } from '../../support/harness'
import { canvas } from '../../support/console/picture'
import type { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let desk: SheetDesk
freshSheetDesk((...fresh) => ([backend, staff, desk] = fresh))

const storeId = 'ari'

type Row = Readonly<Record<string, string>>
/** A dish with two groups of sizes, of which one name is in English only. */
const cup = (key: string, en: string, th?: string) => ({ key, name: th === undefined ? { en } : { en, th } })
const COFFEE = {
  ...SIZED,
  name: { en: 'Coffee | black' },
  specs: [
    { ...cup('size', 'Size', 'ขนาด'), values: [cup('s', 'Small', 'เล็ก'), cup('l', 'Large')] },
    { ...cup('heat', 'Heat'), values: [cup('hot', 'Hot | steaming', 'ร้อน'), cup('ice', 'Iced')] },
  ],
  variants: ['s hot', 'l hot', 'l ice'].map((values) => ({
    ...{ key: values, values: values.split(' '), price: 5000, memberPrice: null, originalPrice: null },
  })),
}

describe('sizes, options and add-ons', () => {
  it.each(['csv', 'xlsx'] as const)('as %s change nothing when they are imported as they are', async (format) => {
    const made = [await staff.ask(dishContract.create, SIZED), await staff.ask(dishContract.create, COFFEE)]
    const before = await Promise.all(['curry', ...made.map(({ id }) => id)].map((id) => desk.dish(id)))
    const { preview, reply } = await desk.import(await desk.file(format))
    expect(preview.rows.filter(({ result }) => result !== 'same')).toEqual([])
    expect([preview.rows.length > 25, preview.ignored, reply.data]).toEqual([true, [], { created: 0, changed: 0 }])
    expect(await Promise.all(['curry', ...made.map(({ id }) => id)].map((id) => desk.dish(id)))).toEqual(before)
  })

  it('stand below their dish with the name of their group', async () => {
    const rows = await desk.exported()
    const columns = ['Row', 'Dish', 'Group (English)', 'Name (English)', 'Price', 'Stock', 'Choose at most'] as const
    const shown = rows.map((row) => columns.map((column) => row[column]).join(', '))
    expect(shown.slice(0, 7)).toEqual([
      'dish, , , Green curry, , , ',
      'size, Green curry, Size, Small, 120.00, 10, ',
      'size, Green curry, Size, Large, 160.00, 0, ',
      'option, Green curry, Heat, Mild, , , 1',
      'option, Green curry, Heat, Hot, , , 1',
      'addon, Green curry, Extras, Fried egg, 15.00, unlimited, 3',
      'addon, Green curry, Extras, More basil, 0.00, 5, 3',
    ])
  })

  it('change by their IDs, with what was and what will be, and a group by any of its rows', async () => {
    const rows: Row[] = [
      { id: 'curryL', nameEn: 'Family', nameTh: 'ใหญ่', price: '179', originalPrice: '180' },
      { row: 'option', id: 'mild', groupEn: 'Spiciness', groupMin: '0', isDefault: 'yes' },
      { row: 'option', id: 'hot', groupEn: 'Heat', isDefault: 'no' },
      { row: 'addon', id: 'egg', groupMax: '5', itemMax: '4', price: '18.50', newStock: '30' },
      { row: 'addon', id: 'basil', groupMax: '3', price: '0' },
    ]
    const { preview, reply } = await desk.import(csvFile(rows))
    expect(preview.rows.map(({ name, result }) => `${name}: ${result}`)).toEqual([
      ...['Green curry · Family: changed', 'Green curry · Mild: changed', 'Green curry · Hot: changed'],
      ...['Green curry · Fried egg: changed', 'Green curry · More basil: same'],
    ])
    expect(preview.rows[1]?.changes).toEqual([
      { column: 'Group (English)', before: 'Heat', after: 'Spiciness' },
      { column: 'Choose at least', before: '1', after: '0' },
      { column: 'Chosen at first', before: 'no', after: 'yes' },
    ])
    expect(reply.data).toEqual({ created: 0, changed: 1 })
    const { specs, variants, attrs, addons, stocks } = await desk.dish('curry')
    expect(specs[0]?.values[1]?.name).toEqual({ en: 'Family', th: 'ใหญ่' })
    expect(variants.map(({ key, price }) => [key, price])).toEqual([
      ['curryS', 12_000],
      ['curryL', 17_900],
    ])
    expect(attrs).toMatchObject([{ name: { en: 'Spiciness' }, required: false, values: [{ isDefault: true }, {}] }])
    expect(addons).toMatchObject([{ max: 5, items: [{ key: 'egg', price: 1850, max: 4 }, { key: 'basil' }] }])
    expect(stocks.find(({ key }) => key === 'egg')?.stock).toBe(30)
  })

  it('are added below a dish or by its name, in the group that they name or in a new one', async () => {
    const rows: Row[] = [
      { row: 'dish', id: 'larb', nameEn: 'Larb', price: '110' },
      { row: 'size', nameEn: 'Plate', price: '110' },
      { row: 'size', nameEn: 'Platter', price: '210', newStock: '4' },
      { row: 'option', dish: 'แกงเขียวหวาน', groupEn: 'heat', nameEn: 'Thai hot' },
      { row: 'addon', dish: 'curry', groupEn: 'Sides', nameEn: 'Rice', price: '20', groupMax: '2', newStock: '9' },
      { row: 'addon', groupEn: 'Sides', nameEn: 'Bread', price: '25' },
    ]
    const { preview, reply } = await desk.import(csvFile(rows))
    expect(preview.rows.map(({ result }) => result)).toEqual(['same', ...Array.from({ length: 5 }, () => 'new')])
    expect(reply.data).toEqual({ created: 0, changed: 2 })
    const larb = await desk.dish('larb')
    expect(larb.specs).toMatchObject([{ name: { en: 'Size', th: 'ขนาด', zh: '规格' }, values: [{}, {}] }])
    expect(larb.variants.map(({ price }) => price)).toEqual([11_000, 21_000])
    expect(larb.stocks.map(({ stock }) => stock)).toEqual([null, 4])
    const curry = await desk.dish('curry')
    expect(curry.attrs[0]?.values.map(({ name }) => name.en)).toEqual(['Mild', 'Hot', 'Thai hot'])
    expect(curry.addons.map(({ name, max, items }) => [name.en, max, items.length])).toEqual([
      ['Extras', 3, 2],
      ['Sides', 2, 2],
    ])
    expect(curry.stocks.map(({ stock }) => stock)).toEqual([10, 0, null, 5, 9, null])
  })

  it('make a new dish whole, which guests see', async () => {
    const rows: Row[] = [
      { row: 'dish', id: '', category: 'Drinks', nameEn: 'Latte', nameTh: 'ลาเต้', price: '' },
      { row: 'size', groupEn: 'Size | Heat', nameEn: 'Small | Hot', nameTh: 'เล็ก | ร้อน', price: '60' },
      { row: 'size', nameEn: 'Small | Iced', price: '65', memberPrice: '60' },
      { row: 'size', nameEn: 'Large | Iced', price: '80' },
      { row: 'option', groupEn: 'Sugar', groupMin: '1', groupMax: '1', nameEn: 'None', isDefault: 'yes' },
      { row: 'option', groupEn: 'Sugar', nameEn: 'Some' },
      { row: 'addon', groupEn: 'Extras', nameEn: 'Shot', price: '15', itemMax: '2' },
    ]
    const { preview, reply } = await desk.import(csvFile(rows))
    expect([preview.counts.new, reply.data]).toEqual([7, { created: 1, changed: 0 }])
    const { id, specs, variants } = await desk.dishNamed('Latte')
    expect(specs.map(({ name, values }) => [name.en, values.map((value) => value.name.en)])).toEqual([
      ['Size', ['Small', 'Large']],
      ['Heat', ['Hot', 'Iced']],
    ])
    expect(specs[0]?.values[0]?.name).toEqual({ en: 'Small', th: 'เล็ก' })
    expect(variants.map(({ price, memberPrice }) => [price, memberPrice])).toEqual([
      [6000, null],
      [6500, 6000],
      [8000, null],
    ])
    const detail = await backend.ask(goodsContract.detail, { storeId, gid: id })
    expect(detail).toMatchObject({ attrs: [{ name: 'Sugar', required: true }], addons: [{ name: 'Extras', max: 99 }] })
  })

  it('are taken away only where their row asks for it', async () => {
    const rows: Row[] = [
      { id: 'curryL', remove: 'yes' },
      { row: 'option', id: 'mild', remove: 'yes' },
      { row: 'option', id: 'hot', remove: 'yes' },
      { row: 'addon', id: 'egg', remove: 'no' },
    ]
    const { preview } = await desk.import(csvFile(rows))
    expect(preview.rows[0]?.changes).toEqual([{ column: 'Remove', before: 'no', after: 'yes' }])
    const { variants, specs, attrs, addons } = await desk.dish('curry')
    expect([variants.length, specs[0]?.values.length, attrs.length, addons[0]?.items.length]).toEqual([1, 1, 0, 2])
  })
})

describe('a row of a size, an option or an add-on is refused', () => {
  const option = { row: 'option', id: '', dish: 'curry' }
  it.each<[string, Row[], string]>([
    ['below a wrong row', [{ id: 'nothing' }, { row: 'option', nameEn: 'x' }], '3 Dish: There is no dish above'],
    ['with an unknown dish', [{ ...option, dish: 'Sushi', nameEn: 'x' }], '2 Dish: There is no such dish'],
    ['with another dish', [{ row: 'option', id: 'hot', dish: 'larb' }], '2 Dish: This row belongs to another dish'],
    ['without a name', [{ ...option, groupEn: 'Heat' }], '2 Name (English): This is needed'],
    ['without a group', [{ ...option, nameEn: 'x' }], '2 Group (English): This is needed'],
    ['without a price', [{ row: 'addon', id: 'egg', price: '' }], '2 Price: This is needed'],
    ['with the same size', [{ ...option, row: 'size', nameEn: 'small', price: '9' }], '2 Name (English): This dish'],
    [
      'with a price of an option',
      [{ row: 'option', id: 'hot', price: '9' }],
      '2 Price: Leave this empty in a “option”',
    ],
    ['with a group of a dish', [{ id: 'larb', groupEn: 'x' }], '2 Group (English): Leave this empty'],
    ['with an odd limit', [{ row: 'option', id: 'hot', groupMax: '2' }], '2 Choose at most: Possible values: 1, unlim'],
    ['with two at first', [{ row: 'option', id: 'mild', isDefault: 'yes' }], '2 Chosen at first: Only one of this'],
    ['with too large a minimum', [{ row: 'addon', id: 'egg', groupMin: '4' }], '2 Choose at least: Guests could not'],
    ['with a limit of nothing', [{ row: 'addon', id: 'egg', itemMax: '0' }], '2 At most of each: At least 1'],
    ['with a name too long', [{ row: 'addon', id: 'egg', nameTh: 'ก'.repeat(41) }], '2 Name (Thai): At most 40'],
    ['with a group too long', [{ row: 'addon', id: 'egg', groupEn: 'x'.repeat(41) }], '2 Group (English): At most 40'],
    ['that takes a dish away', [{ id: 'larb', remove: 'yes' }], '2 Remove: A dish is not removed here'],
    [
      'that takes the last size away',
      [
        { id: 'curryS', remove: 'yes' },
        { id: 'curryL', remove: 'yes' },
      ],
      '2 Remove: A dish needs at least one size',
    ],
    [
      'that differs from another one about their group',
      [
        { row: 'option', id: 'mild', groupEn: 'Spice' },
        { row: 'option', id: 'hot', groupEn: 'Fire' },
      ],
      '3 Group (English): Row 2 has something else here',
    ],
    [
      'with too few names',
      [
        { row: 'dish', id: '', category: 'Mains', nameEn: 'Cup' },
        { row: 'size', groupEn: 'Size | Heat', nameEn: 'Small', price: '9' },
      ],
      '3 Name (English): 2 names are needed here',
    ],
  ])('%s', async (_what, rows, expected) => {
    const faults = await desk.faults(csvFile(rows))
    expect(faults.at(-1)?.slice(0, expected.length)).toBe(expected)
    expect((await desk.dish('curry')).version).toBe(1)
  })
})

describe('the pictures of a dish', () => {
  const upload = async () =>
    (await staff.ask(pictureContract.upload, { content: uploaded(await canvas(40, 40).png().toBuffer()) })).name

  it('are set by the name or the address of an uploaded one, or by an address elsewhere', async () => {
    const name = await upload()
    const rows: Row[] = [
      {
        id: 'larb',
        image: name,
        cutout: `http://console.test/media/${name}`,
        images: `${name} https://a.example/b.jpg`,
      },
      { row: 'addon', id: 'egg', image: name },
    ]
    const { reply } = await desk.import(csvFile(rows))
    expect(reply.data).toEqual({ created: 0, changed: 2 })
    expect(await desk.dish('larb')).toMatchObject({
      image: name,
      cutout: name,
      images: [name, 'https://a.example/b.jpg'],
    })
    expect((await desk.dish('curry')).addons[0]?.items[0]?.image).toBe(name)
    const before = await desk.dish('larb')
    const again = await desk.import(await desk.file('xlsx'))
    expect([again.preview.counts.changed, await desk.dish('larb')]).toEqual([0, before])
  })

  it('are taken away by an empty cell, and kept without their column', async () => {
    const { id } = await staff.ask(dishContract.create, { ...DISH, image: 'https://a.example/b.jpg' })
    await desk.import(csvFile([{ id, price: '99' }]))
    expect((await desk.dish(id)).image).toBe('https://a.example/b.jpg')
    await desk.import(csvFile([{ id, image: '' }]))
    expect((await desk.dish(id)).image).toBe('')
  })

  it.each(['uploads/aaaaaaaaaaaaaaaaaaaa.webp', 'photo.jpg', 'http://a.example/b.jpg', 'javascript:alert(1)'])(
    'are refused when they are unknown: %s',
    async (image) => {
      expect(await desk.faults(csvFile([{ id: 'larb', image }]))).toEqual([
        expect.stringMatching(/^2 Picture: There is no picture with this name/),
      ])
    },
  )

  it('are at most nine', async () => {
    const images = Array.from({ length: 10 }, (_each, at) => `https://a.example/${at}.jpg`).join('\n')
    expect(await desk.faults(csvFile([{ id: 'larb', images }]))).toEqual(['2 Pictures of its page: At most 9'])
  })
})
