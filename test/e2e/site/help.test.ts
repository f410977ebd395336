import { readFileSync } from 'node:fs'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const tap = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** Taps a download button; returns the file's name and the text of its code. */
async function saved(visitor: Visitor): Promise<[name: string, code: string]> {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), tap(visitor, 'Save the code')])
  await visitor.waitForToast('Saved to your photos')
  const picture = sharp(readFileSync(await download.path()))
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [download.suggestedFilename(), decode({ width: info.width, height: info.height, data })]
}

/** Folds and opens a group of questions with keys alone. */
async function foldByKeyboard({ page }: Visitor, group: string, question: string): Promise<void> {
  const head = (expanded: boolean) => page.getByRole('button', { name: group, exact: true, expanded })
  await head(true).press('Enter')
  await page.getByRole('button', { name: question }).waitFor({ state: 'hidden' })
  await head(false).press('Space')
  await page.getByRole('button', { name: question }).waitFor()
}

it('the help centre shows an answer and leads to the contacts', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.deepLink('/pages/index/my-index')
    await tap(visitor, 'Help centre')
    await page.getByRole('heading', { name: 'Ordering' }).waitFor()
    await foldByKeyboard(visitor, 'Ordering', 'Which ways are there to order?')
    await visitor.saveScreenshot('help-centre')
    await visitor.expectNoProblems()
    await tap(visitor, 'Delivery')
    await tap(visitor, 'Where do you deliver, and for how much?')
    await page.getByRole('cell', { name: 'up to 1.5 km' }).waitFor()
    await visitor.settled()
    await visitor.saveScreenshot('help-answer')
    await visitor.expectNoProblems()
    await tap(visitor, 'Contact us')
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor()
    await tap(visitor, 'Copy: hello@sala.example')
    await visitor.waitForToast('Copied')
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('hello@sala.example')
    await tap(visitor, 'Show QR code: @salabistro')
    await page.getByRole('img', { name: 'LINE QR code' }).waitFor()
    await visitor.saveScreenshot('contact-code')
    await visitor.expectNoProblems()
    expect(await saved(visitor)).toEqual(['line-code.png', 'https://line.me/R/ti/p/%40salabistro'])
    await tap(visitor, 'Close')
    await tap(visitor, 'Show QR code: sala-bistro')
    expect(await saved(visitor)).toEqual(['wechat-code.png', 'https://sala.example/wechat'])
  }))

it("a guest in the store types, copies or scans its Wi-Fi data and reads the shop's notice", () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/index')
    await page.getByText('From the kitchen · Welcome to Sala.').waitFor()
    await tap(visitor, 'More')
    await page.getByRole('dialog', { name: 'Shop notice' }).getByText('Open day and night.').waitFor()
    await visitor.expectNoProblems()
    await tap(visitor, 'Close')
    await visitor.deepLink('/pages/other/wifi', { storeId: 'thonglor' })
    await page.getByText('tomyum;88').waitFor()
    await page.getByRole('img', { name: 'Code to join Sala Guests' }).waitFor()
    expect(await saved(visitor)).toEqual(['wifi.png', String.raw`WIFI:T:WPA;S:Sala Guests;P:tomyum\;88;;`])
    await tap(visitor, 'Another store')
    await page.getByRole('button', { name: 'Sala Bistro · Riverside', exact: true }).click()
    await page.getByText('No password needed').waitFor()
    await visitor.expectNoProblems()
  }))
