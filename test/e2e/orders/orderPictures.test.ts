import sharp from 'sharp'
import { englishTexts } from '../harness/texts'
import { guestWithPendingPayment } from '../harness/guest'
import { completeOrder, expectPictures } from '../harness/orderSteps'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })
const t = englishTexts()

const NOT_A_PICTURE = { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') }

/** A file that looks like a picture of a dish to a computer. */
async function dishPicture() {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 190, g: 120, b: 40 } } })
  return { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
}

/** Opens a guest's page of a completed order. */
async function afterwards(act: (guest: Visitor, staff: StaffCalls, orderId: string) => Promise<void>): Promise<void> {
  const { url } = harness.site
  const { token, order } = await guestWithPendingPayment(url, 1)
  const staff = await StaffCalls.enter(url)
  await completeOrder(staff, order.id)
  await harness.visit({ token }, (guest) => act(guest, staff, order.id))
}

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })

async function choose(guest: Visitor, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const [chooser] = await Promise.all([
    guest.page.waitForEvent('filechooser'),
    button(guest, t('pictures.add')).click(),
  ])
  await chooser.setFiles(files)
}

/** Sends the form and waits for the message that a picture failed to upload. */
async function refusedFor(guest: Visitor, submit: string): Promise<void> {
  await button(guest, submit).click()
  const dialog = guest.page.getByRole('dialog')
  await dialog.getByText(t('pictures.failed')).waitFor()
  await dialog.getByRole('button').click()
  await dialog.waitFor({ state: 'detached' })
}

/** A large photo, which does not compress well. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, noise, background: 'black' } })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg({ quality: 95 }).toBuffer() }
}

it('a refund request has pictures: a large one is scaled down, an invalid one can be removed, the other is visible to guest and staff', async () => {
  await afterwards(async (guest, staff, orderId) => {
    const { page } = guest
    await guest.deepLink('/pages/order/refunddl', { orderId })
    await page.getByRole('radio', { name: 'Something is missing' }).click()
    await page.locator('textarea').fill('No spoon either')
    const photo = await largePhoto()
    const upload = page.waitForRequest(/upload\/image$/)
    await choose(guest, [photo, NOT_A_PICTURE])
    const sent = Number(await (await upload).headerValue('content-length'))
    expect(sent).toBeGreaterThan(1000)
    expect(sent).toBeLessThan(photo.buffer.length / 3)
    await guest.waitForToast(/We cannot read this picture/)
    await button(guest, t('pictures.retry', { no: 2 })).waitFor()
    await guest.expectNoProblems()
    await guest.saveScreenshot('pictures-refund', true)
    await refusedFor(guest, t('refund.submit'))
    expect(await page.locator('textarea').inputValue()).toBe('No spoon either')
    await button(guest, t('pictures.remove', { no: 2 })).click()
    await button(guest, t('refund.submit')).click()
    const shown = button(guest, t('pictures.one', { no: 1 }))
    await shown.locator('img[src*="/media/uploads/"]').waitFor()
    await guest.expectNoProblems()
    await guest.saveScreenshot('pictures-refund-asked', true)
    await expectPictures(staff, orderId, 1)
  })
})

it('a rating has pictures: a failed upload is sent again', async () => {
  await afterwards(async (guest, staff, orderId) => {
    const { page } = guest
    await guest.deepLink('/pages/order/feedback', { orderId })
    await page.getByRole('radio', { name: t('feedback.bad'), exact: true }).click()
    const soSo = page.getByRole('radio', { name: t('feedback.soSo') })
    await soSo.first().waitFor()
    for (const level of await soSo.all()) await level.click()
    await page.locator('textarea').fill('Cold rice')
    const busy = { code: 500, msg: 'The kitchen is on fire', data: null }
    await page.route('**/upload/image', (route) => route.fulfill({ json: busy }))
    await choose(guest, [await dishPicture()])
    await guest.waitForToast(busy.msg)
    await refusedFor(guest, t('feedback.submit'))
    await page.unroute('**/upload/image')
    await guest.expectNoProblems()
    await guest.saveScreenshot('pictures-feedback', true)
    await button(guest, t('pictures.retry', { no: 1 })).click()
    await button(guest, t('feedback.submit')).click()
    await page.getByText(t('feedback.thanks')).waitFor()
    await expectPictures(staff, orderId, 1)
  })
})
