import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../../config/tasks/steps'
import { blockKinds } from '../../../src/contract/config/blockKinds'
import type { Locale } from '../../../src/contract/fields'
import { SCREENSHOT_FOLDER } from '../harness/device'
import { saveForReview, compareWithReference } from '../harness/pictureComparison'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

/** The gallery, served like the shop; `npm run build:gallery` builds it. */
const harness = setUpHarness({ env: { SITE_DIR: join(ROOT, 'dist/gallery') } })

const KINDS = Object.keys(blockKinds)
/** Stories of overlays; each is shown on a page of its own. */
const OVERLAYS = ['popup', 'floating']
const SHEETS = ['', ...OVERLAYS]

/** Stops carousels while pictures are taken. */
const NO_CAROUSELS = 'window.setInterval = () => 0'
/** Waits until every picture on the page is loaded. */
const PICTURES = `Promise.all([...document.images].map((one) => {
  one.loading = 'eager'
  return one.decode()
})).then(() => undefined)`

interface Look {
  theme: 'light' | 'dark'
  lang: Locale
  screen: 'phone' | 'narrow'
}

/** Opens all stories of a sheet, or one overlay story. */
async function open(visitor: Visitor, { theme, lang }: Look, block: string): Promise<void> {
  await visitor.deepLink('/pages/dev/gallery', { show: 'blocks', theme, lang, ...(block && { block }) })
  await visitor.page.locator(block ? `#story-${block}` : '#story-copyright').waitFor({ state: 'attached' })
  await visitor.settled()
  await visitor.page.evaluate(PICTURES)
}

const onSheets = (look: Look, act: (visitor: Visitor, kinds: readonly string[]) => Promise<void>) =>
  harness.visit({ screen: look.screen, dark: look.theme === 'dark', sharp: true }, async (visitor) => {
    await visitor.page.addInitScript(NO_CAROUSELS)
    for (const block of SHEETS) {
      await open(visitor, look, block)
      await act(visitor, block ? [block] : KINDS.filter((kind) => !OVERLAYS.includes(kind)))
    }
  })

/** A screenshot of a story; of the whole screen for an overlay. */
async function pictureOf(visitor: Visitor, kind: string): Promise<Buffer> {
  if (OVERLAYS.includes(kind)) return visitor.takeScreenshot()
  return visitor.page.locator(`#story-${kind}`).screenshot({ animations: 'disabled' })
}

it.each(['light', 'dark'] as const)(
  'every kind of block has a story, matches its reference picture, and is accessible on a phone, %s',
  (theme) =>
    onSheets({ theme, lang: 'en', screen: 'phone' }, async (visitor, kinds) => {
      const ids = await visitor.page.locator('[id^="story-"]').evaluateAll((all) => all.map(({ id }) => id.slice(6)))
      expect(ids.sort()).toEqual([...kinds].sort())
      await visitor.expectNoProblems()
      const wrong: string[] = []
      for (const kind of ids) {
        const picture = await pictureOf(visitor, kind)
        const { channels } = await sharp(picture).stats()
        if (channels.every(({ min, max }) => min === max)) wrong.push(`${kind}: nothing is drawn`)
        wrong.push(
          ...[await compareWithReference(`${theme}/${kind}`, picture)].filter((message) => message !== undefined),
        )
      }
      expect(wrong).toEqual([])
    }),
)

/** Thai has the longest words and the tallest lines. */
it.each<Look>([
  { theme: 'light', lang: 'th', screen: 'narrow' },
  { theme: 'dark', lang: 'zh', screen: 'narrow' },
])('the stories fit the narrowest phone and are accessible, $theme, in $lang', (look) =>
  onSheets(look, async (visitor, kinds) => {
    expect(await visitor.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    await visitor.expectNoProblems()
    if (!SCREENSHOT_FOLDER) return
    for (const kind of kinds) saveForReview(`${look.theme}-${look.lang}/${kind}`, await pictureOf(visitor, kind))
  }),
)
