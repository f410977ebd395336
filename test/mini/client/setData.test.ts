import { bytesOf, setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows({ goods: 200 })

/** The budgets of performance.md, bytes: the first screen of dishes, and one "add" until the server has replied. */
const FIRST_SCREEN = 60_000
const ADD = 1024
const ADD_CALLS = 2

/** Texts of the same dishes and buttons. A Thai letter takes three bytes. */
const LANGUAGES = {
  en: { add: 'Add', satay: 'Chicken Satay', mango: 'Mango Sticky Rice' },
  th: { add: 'เพิ่ม', satay: 'สะเต๊ะไก่ 5 ไม้', mango: 'ข้าวเหนียวมะม่วง' },
}

const cases = (['weapp', 'alipay'] satisfies Platform[]).flatMap((platform) =>
  (['en', 'th'] as const).map((language) => ({ platform, language })),
)

it.each(cases)('on $platform in $language a menu of 200 dishes keeps within its budgets', ({ platform, language }) =>
  flow(platform, { storage: { locale: language } }, async (app, { calls }) => {
    const texts = LANGUAGES[language]
    await app.idle() // The home page is drawn.
    const menu = await app.measure(async () => {
      await app.open('/pages/index/goods')
      await app.see(texts.satay)
    })
    expect(bytesOf(menu)).toBeLessThanOrEqual(FIRST_SCREEN)

    /** Taps "add" and waits until the request is sent; `measure` then waits for the reply. */
    const add = (dish: string) =>
      app.measure(async () => {
        const before = calls.length
        await app.tap(`[aria-label="${texts.add}: ${dish}"]`)
        await app.waitFor(async () => calls.slice(before).some((call) => / cart/.test(call)), 'the order to the cart')
      })
    const adds = [await add(texts.satay), await add(texts.satay), await add(texts.mango), await add(texts.satay)]
    for (const sent of adds) {
      expect(bytesOf(sent)).toBeLessThanOrEqual(ADD)
      expect(sent.length).toBeGreaterThan(0)
      expect(sent.length).toBeLessThanOrEqual(ADD_CALLS)
    }
    // The bag, which is there from the second dish on, tilts at once: by one class.
    for (const [tapped] of adds.slice(1)) expect(tapped?.paths.filter((path) => path.endsWith('.cl'))).toHaveLength(1)
  }),
)
