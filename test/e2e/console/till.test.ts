import type { Locator, Page } from 'playwright-core'
import { drinksContract } from '../../../src/contract/inStore/drinks'
import { accountLogContract } from '../../../src/contract/wallet/accountLog'
import { qrcodeContract } from '../../../src/contract/qrcode'
import { MEMBER } from '../../../server/seed/data/member'
import { codePicture } from '../harness/codes'
import { enterApp, expectAccessible, expectSound } from '../harness/consoleApp'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { STAFFED_SANDBOX } from '../harness/staffCalls'
import type { Visitor } from '../harness/visitor'

/** A coupon of the demonstration for bills, and one for deliveries. */
const COUPON = 'B1NN4K8W'
const OTHER_COUPON = 'R41NYD4Y'
const PICKUP = 'MANGO234'

const harness = setUpHarness(STAFFED_SANDBOX)

const T = {
  ...{ till: 'แคชเชียร์', code: 'สแกนหรือพิมพ์รหัส', bill: 'ยอดบิล', check: 'ตรวจสอบ', coupon: 'ส่วนลดหน้าร้าน' },
  ...{ use: /^ใช้เลย: ฿40/, undo: /^ยกเลิกการใช้: ส่วนลดหน้าร้าน/, undoIt: 'ยกเลิกการใช้', undone: 'ยกเลิกแล้ว' },
  ...{ unknown: /ไม่พบรหัสนี้/, charge: /^หัก ฿120/, paid: /^ชำระจากเงินในบัญชี ฿120/, close: 'ปิด' },
  ...{ handOut: 'ส่งมอบ', handedOut: 'ส่งมอบแล้ว', age: /อายุ 20 ปีขึ้นไป/, left: /ปริมาณที่เหลือในขวด/ },
  ...{ camera: 'ใช้กล้อง', rain: 'ส่งฟรีวันฝนตก', denied: /ยังไม่ได้อนุญาตให้ใช้กล้อง/ },
}
const desk = { screen: 'desk', staffLocale: 'th' } as const

/** Signs in on a device of the store, and opens the till. */
async function openTill(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await enterApp(page, harness.site.url, OPEN_STORE)
  await page.getByRole('menuitem', { name: T.till, exact: true }).click()
  await page.getByLabel(T.code).waitFor()
}

/** Types a code as a handheld scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel(T.code).fill(code)
  await page.keyboard.press('Enter')
}

const shown = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Browsers log an error for each refused request. */
const forgetRefused = ({ problems }: Visitor) => (problems.length = 0)

it('a coupon is scanned, used once however often it is pressed, and undone; a points order and a bottle are handed out', async () => {
  const { url } = harness.site
  const { token } = await signInDemonstration(url)
  await harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openTill(visitor)
    await expectSound(page)
    await scan(page, 'NOTHING1')
    await page.getByText(T.unknown).waitFor()
    await scan(page, COUPON)
    await shown(page, T.coupon).waitFor()
    await page.getByLabel(T.bill, { exact: true }).fill('500')
    await page.keyboard.press('Enter')
    const card = shown(page, T.coupon)
    expect(await card.locator('[data-sum=left]').textContent()).toBe('฿460')
    await expectSound(page)
    await visitor.saveScreenshot('till-coupon')
    await card.getByRole('button', { name: T.use }).dblclick()
    const uses = page.locator('[data-use]')
    await uses.getByRole('button', { name: T.undo }).waitFor()
    expect(await uses.count()).toBe(1)
    await visitor.saveScreenshot('till-used')
    await uses.getByRole('button', { name: T.undo }).click()
    const question = page.getByRole('dialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: T.undoIt }).click()
    await uses.getByText(T.undone).waitFor()
    await question.waitFor({ state: 'detached' })
    forgetRefused(visitor)

    await scan(page, PICKUP)
    await page.getByRole('button', { name: T.handOut, exact: true }).waitFor()
    await visitor.saveScreenshot('till-pickup')
    await page.getByRole('button', { name: T.handOut, exact: true }).click()
    await page.getByText(T.handedOut, { exact: true }).waitFor()

    const { code } = await callApi(url, drinksContract.takeCode, { id: 'ploy-red', adult: true }, token)
    await scan(page, code)
    await page.getByLabel(T.left).fill('40')
    await page.getByLabel(T.age).check()
    await expectSound(page)
    await visitor.saveScreenshot('till-bottle')
    await page.getByRole('button', { name: T.handOut, exact: true }).click()
    await page.getByText(/เหลือ 40%/).waitFor()
  })
})

it('a member shows the code, the balance pays the bill once, and its order opens', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  await harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openTill(visitor)
    const { barcode } = await callApi(url, qrcodeContract.read, { kind: 'member' }, member.token)
    await page.getByLabel(T.bill, { exact: true }).fill('120')
    await scan(page, barcode ?? '')
    const card = shown(page, MEMBER.nickname)
    await card.getByRole('button', { name: T.charge }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('till-member')
    await card.getByRole('button', { name: T.charge }).dblclick()
    const order = page.getByRole('dialog')
    await order.getByText('฿120').first().waitFor()
    await visitor.saveScreenshot('till-order')
    await order.getByRole('button', { name: T.close, exact: true }).click()
    await page.getByText(T.paid).waitFor()
  })
  const { list } = await callApi(url, accountLogContract.list, {}, member.token)
  expect(list[0]).toMatchObject({ amount: -12_000 })
})

/** Shows a picture to the camera of the page, which has no device for it. */
const showToCamera = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 100)
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )

it('the camera of the device reads a code; without it the page explains what to do', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openTill(visitor)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: T.camera }).click()
    await page.getByText(T.denied).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText(T.denied).waitFor({ state: 'detached' })
    await showToCamera(page, (await codePicture(OTHER_COUPON)).buffer)
    await page.getByRole('button', { name: T.camera }).click()
    await shown(page, T.rain).waitFor()
    expect(await page.locator('video').count()).toBe(0)
  }))
