import type { Page } from 'playwright-core'
import { tap } from '../harness/actions'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'

const harness = setUpHarness()
const t = englishTexts()

const DISH = { storeId: OPEN_STORE, gid: `${OPEN_STORE}-tom-yum` }

/** Records what the page gives to the browser's share sheet. */
async function withShareSheet(page: Page): Promise<() => Promise<{ title: string; url: string }[]>> {
  await page.addInitScript(`
    window.shared = []
    navigator.share = (card) => Promise.resolve(window.shared.push(card))
  `)
  return () => page.evaluate('window.shared')
}

it('a dish is shared from its sheet, and the shared link opens its sheet', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    const shared = await withShareSheet(page)
    await visitor.deepLink('/pages/index/goods', DISH)
    const share = page.getByRole('button', { name: t('share.label', { name: 'Tom Yum Goong' }) })
    await share.waitFor()
    await visitor.saveScreenshot('share-dish')
    await visitor.expectNoProblems()
    await share.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: t('share.card', { name: 'Tom Yum Goong' }) }).waitFor()
    await visitor.saveScreenshot('share-dish-card')
    await visitor.expectNoProblems()
    await tap(visitor, t('share.send'))
    const [card] = await shared()
    expect(card).toMatchObject({ title: 'Tom Yum Goong', url: expect.stringContaining('/s/storeGoods?') })
    await page.goto(card?.url ?? '')
    await page.waitForURL('**/#/pages/index/goods?*')
    await share.waitFor()
  }))

it('a store is shared from its page by a copied link, which opens its menu', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    await page.addInitScript('delete Navigator.prototype.share')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.deepLink('/pages/shop/out/sjjs', { storeId: 'ari' })
    await tap(visitor, t('share.label', { name: 'Sala Bistro · Ari' }))
    await tap(visitor, t('share.copy'))
    await visitor.waitForToast(t('share.copied'))
    await visitor.saveScreenshot('share-store')
    await visitor.expectNoProblems()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(new URL(link).pathname).toBe('/s/storeGoods')
    await page.goto(link)
    await page.waitForURL('**/#/pages/index/goods?storeId=ari')
    await page.getByText('Sala Bistro · Ari').first().waitFor()
  }))
