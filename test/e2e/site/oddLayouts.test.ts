import type { Block } from '../../../src/contract/config/config'
import type { Link } from '../../../src/contract/link'
import { accessibilityProblems } from '../harness/axe'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()

const link: Link = { params: 'platform', name: { id: 'goods' } }
/** A picture that browsers cannot decode. */
const image = 'data:image/webp;base64,AAAA'
/** Words without a break opportunity, in Latin script and in Thai. */
const LONG = {
  en: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik',
  th: 'ข้าวซอยไก่น่องใหญ่พิเศษเครื่องแกงเข้มข้นหอมกะทิสดจากสวนเชียงใหม่ทุกเช้าเสิร์ฟพร้อมผักดองหอมแดงมะนาว',
}

const times = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth))

/** Every block type with texts, with as many and as long texts as it allows. */
const oddBlocks = (part: string): Pick<Block, 'type' | 'data'>[] => [
  {
    type: 'hero',
    data: {
      slides: times(10, (nth) => ({ image: image + 'AAAA'.repeat(nth), title: `${part}\n${part}`, text: part })),
    },
  },
  { type: 'dining', data: { ways: [{ type: 'pickup', title: part, text: part, image }, { type: 'delivery' }] } },
  {
    type: 'banner',
    data: { slides: times(10, (nth) => ({ image: image + 'AAAA'.repeat(nth), title: `${part} ${part}`, link })) },
  },
  { type: 'notice', data: { text: part, link } },
  { type: 'ticker', data: { lines: [{ text: part, link }] } },
  { type: 'search', data: { placeholder: part } },
  {
    type: 'navGrid',
    data: { title: part, columns: 5, items: times(20, (nth) => ({ title: `${part} ${nth}`, link })) },
  },
  { type: 'list', data: { items: times(20, (nth) => ({ title: `${part} ${nth}`, text: part, link })) } },
  { type: 'coupons', data: { title: part, more: link } },
  { type: 'title', data: { title: part, text: part, more: link } },
  { type: 'title', data: { title: part, text: part, align: 'center' } },
  { type: 'promo', data: { title: part, text: part, action: part, image, link } },
  { type: 'cube', data: { shape: 'four', pictures: times(4, () => ({ image, alt: part, link })) } },
  { type: 'picture', data: { image, alt: part, ratio: 4, link } },
  { type: 'richText', data: { html: `<h2>${part}</h2><p>${part}</p><table><tr><td>${part}</td></tr></table>` } },
  { type: 'map', data: { title: part } },
  { type: 'copyright', data: { text: `${part} end` } },
]

/** Invalid blocks. */
const broken: Pick<Block, 'type' | 'data'>[] = [
  { type: 'unheardOf', data: {} },
  { type: 'navGrid', data: { items: times(30, (nth) => ({ title: `thirty ${nth}`, link })) } },
  { type: 'list', data: { items: [] } },
  { type: 'cube', data: { shape: 'four', pictures: [] } },
  { type: 'goods', data: { title: 'nothing to eat', goods: [] } },
]

/** Texts outside the screen that no ancestor scrolls or clips. */
const STRAY = `[...document.querySelectorAll('main *')].filter((one) => {
  const clipped = (part) => part.localName !== 'main' && (getComputedStyle(part).overflowX !== 'visible' || clipped(part.parentElement))
  const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
  const out = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(({ left, right, width }) => width > 1 && (left < 0 || right > 320))
  }
  return words.some(out) && !clipped(one)
}).map((one) => one.className + ': ' + one.textContent.slice(0, 40))`

it('endless words in Latin and Thai script, missing pictures and invalid blocks leave a usable page', () =>
  harness.visit({ locale: 'th', screen: 'narrow' }, async (visitor) => {
    const { page } = visitor
    const list = [...broken, ...oddBlocks(LONG.en), ...oddBlocks(LONG.th)].map((block, nth) => ({
      id: `b${nth}`,
      style: {},
      ...block,
    }))
    await page.route('**/channelApi/drag*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { code: 200, msg: '', data: { list } } })
    })
    await visitor.deepLink('/pages/index/index')
    for (const part of Object.values(LONG)) await page.getByText(`${part} end`).waitFor()
    await visitor.saveScreenshot('odd', true)
    expect(await visitor.text()).not.toMatch(/thirty|nothing to eat/)
    expect(await page.evaluate<string[]>(STRAY)).toEqual([])
    expect(await accessibilityProblems(page)).toEqual([])
  }))
