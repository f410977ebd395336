import type { Page } from 'playwright-core'
import { cameraShowing, codePicture } from '../harness/codes'
import { eventually } from '../harness/eventually'
import { withScanLink } from '../harness/scanLink'
import { setUpHarness } from '../harness/harness'
import { textsIn } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const ARI = 'https://codes.example/s/storeGoods?storeId=ari'
const harness = setUpHarness({ camera: cameraShowing(ARI) })
const th = textsIn('th')

/** Gives the scanner a picture. */
async function choose(visitor: Visitor, picture: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const { page } = visitor
  await visitor.waitForThrottle()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(picture)
}

/** Delays loading the code reader, so that the camera view stays for as long as a test needs. */
const withoutReading = (page: Page) =>
  page.addInitScript(`window.BarcodeDetector = class {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => []
  }`)

describe('the scanner of the web', () => {
  it("opens by a configured link, reads a store's code and opens its menu", () =>
    harness.visit({ camera: true }, async (visitor) => {
      const { page } = visitor
      await withScanLink(page)
      await visitor.deepLink(HOME)
      await page.getByRole('button', { name: 'More' }).first().click()
      await page.waitForURL(`**/#${MENU}*`)
      await page.getByText('Sala Bistro · Ari').locator('visible=true').first().waitFor()
      await visitor.expectNoProblems()
    }))

  it('shows a message for unusable codes and pictures, and follows the next code', () =>
    harness.visit({}, async (visitor) => {
      const { page } = visitor
      await visitor.deepLink('/scan')
      await page.getByText('Camera access is off').waitFor()
      await choose(visitor, await codePicture('javascript:alert(1)'))
      await page.getByText('This is not one of our codes.').waitFor()
      await visitor.expectNoProblems()
      await choose(visitor, { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Tom yum') })
      await page.getByText('We found no code in that picture.').waitFor()
      await choose(visitor, await codePicture(ARI))
      await page.waitForURL(`**/#${MENU}*`)
      await page.getByText('Sala Bistro · Ari').locator('visible=true').first().waitFor()
    }))

  it('closes by Esc and by going back and switches the camera off', () =>
    harness.visit({ camera: true, fresh: true }, async (visitor) => {
      const { page } = visitor
      await withoutReading(page)
      await withScanLink(page)
      await visitor.deepLink(HOME)
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Back' }).click(),
        () => page.goBack(),
      ]) {
        await page.getByRole('button', { name: 'More' }).first().click()
        await page.getByText('Point the camera').waitFor()
        await page.waitForFunction('(window.track = document.querySelector("video")?.srcObject?.getTracks()[0])')
        // Taro's router keeps the page below covered when going back before the transition has ended.
        await page.locator('.taro_page_shade').waitFor({ state: 'attached' })
        await leave()
        await page.locator('video').waitFor({ state: 'detached' })
        await eventually(() => page.evaluate('window.track.readyState'), 'ended')
      }
    }))

  it('starts the camera once the guest allows it, fits the narrowest phone and is accessible', () =>
    harness.visit({ locale: 'th', dark: true, screen: 'narrow', fresh: true }, async (visitor) => {
      const { page } = visitor
      await withoutReading(page)
      await visitor.deepLink('/scan')
      await page.getByText(th('scan.denied')).waitFor()
      await page.context().grantPermissions(['camera'])
      await page.getByRole('button', { name: th('scan.useCamera') }).click()
      await page.locator('video').waitFor()
      await visitor.expectNoProblems()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
      await visitor.saveScreenshot('scan-looking')
    }))
})
