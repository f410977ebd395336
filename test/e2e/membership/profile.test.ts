import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionContract } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { PICTURE_TYPES } from '../../../src/domain/media/pictureRule'
import { eventually } from '../harness/eventually'
import { guestWithOrderAndCart, OPEN_STORE, callApi } from '../harness/guest'
import { signInMember } from '../harness/member'
import { SANDBOX } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const PROFILE = '/pages/other/chooseAvatar'
const ME = '/pages/index/my-index'
const TEXTS = '/pages/my/other/gywm'
const t = textsIn('zh')
/** A valid picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

const folder = mkdtempSync(join(tmpdir(), 'storefront-picture-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of 11 MB, which the browser reads itself: to send it the bytes takes many seconds on a busy machine. */
function largePicture(): string {
  const path = join(folder, 'a.png')
  writeFileSync(path, '')
  truncateSync(path, 11 * 1024 * 1024)
  return path
}

let phones = 811_000_100
/** Creates a new user for each test. */
const newMember = () => signInMember(harness.site.url, `0${(phones += 1)}`)

it('a user enters name, form of address and birthday, which is confirmed and read-only afterwards, and logs out', async () => {
  const member = await newMember()
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(PROFILE)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByText('Choose a picture or enter a name').waitFor()
    await visitor.expectNoProblems()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await name.fill('Ploy')
    await page.getByRole('radio', { name: 'Ms', exact: true }).click()
    await page.getByRole('button', { name: /^Birthday/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Birthday' })
    const month = sheet.getByRole('spinbutton', { name: 'Month' })
    await month.focus()
    for (let turns = 0; turns < 5; turns += 1) await month.press('ArrowDown')
    await sheet.getByText('5', { exact: true }).click()
    await visitor.settled()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('profile-birthday-sheet')
    await sheet.getByRole('button', { name: 'Choose 5 December' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Is 5 December your birthday?').waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('profile-birthday')
    await dialog.getByRole('button', { name: 'Not yet' }).click()
    await page.getByRole('button', { name: /^Birthday.*5 December/ }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Yes, set it' }).click()
    await page.waitForURL(`**/#${ME}`)
    await page.getByText('Ploy').filter({ visible: true }).first().waitFor()

    await visitor.deepLink(PROFILE)
    await page.getByText('5 December').waitFor()
    expect(await page.getByRole('button', { name: /^Birthday/ }).count()).toBe(0)
    await visitor.reload()
    await page.getByText('5 December').waitFor()
    await eventually(() => name.inputValue(), 'Ploy')
    await page.getByRole('radio', { name: 'Ms', exact: true, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Log out here' }).click()
    await page.getByText('Guest').filter({ visible: true }).first().waitFor()
    expect(visitor.route).toBe(ME)
  })
})

it('a picture is previewed, uploaded and stored; an invalid file is refused with a message', async () => {
  const member = await newMember()
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(PROFILE)
    const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      await visitor.waitForThrottle()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Change picture' }).click(),
      ])
      // iPhones convert HEIC to JPEG only for pages that ask for other types.
      expect(await chooser.element().getAttribute('accept')).toBe(PICTURE_TYPES.join())
      await chooser.setFiles(file)
    }
    for (const mimeType of ['image/heic', 'image/svg+xml']) {
      await choose({ name: 'a', mimeType, buffer: Buffer.from('a picture of another kind') })
      await page.getByText('This file type is not supported').waitFor()
    }
    await visitor.expectNoProblems()
    await choose(largePicture())
    await page.getByText('The picture is larger than 10 MB').waitFor()
    await choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') })
    await page.getByText(/We cannot read this picture/).waitFor()
    await choose({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
    await visitor.waitForToast('Picture saved')
    const user = await callApi(harness.site.url, sessionContract.profile, {}, member.token)
    expect(user?.avatar).toMatch(/\.webp$/)
    await page.locator(`img[src$="${user?.avatar}"]`).first().waitFor()
    await visitor.expectNoProblems()
  })
})

it('a user without a phone number is asked to authorise it; the form stays meanwhile, and saving goes on without', async () => {
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  const member = await callApi(url, socialContract.facebookLogin, { accessToken: 'sandbox-nobody' }, token)
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click()
    await visitor.deepLink(PROFILE)
    await name.fill('Nok')
    await save()
    const question = page.getByRole('dialog').filter({ hasText: 'Please authorise your phone number' })
    await question.waitFor()
    await visitor.saveScreenshot('profile-phone')
    await visitor.expectNoProblems()
    await question.getByRole('button', { name: 'Authorise' }).click()
    await page.waitForURL('**/#/pages/my/login/index')
    await visitor.settled()
    await page.goBack()
    await page.waitForURL(`**/#${PROFILE}`)
    expect(await name.inputValue()).toBe('Nok')
    await save()
    await question.getByRole('button', { name: 'Not now' }).click()
    await visitor.waitForToast('Profile saved')
  })
})

it('a user requests the deletion of the account after a second confirmation', async () => {
  const member = await newMember()
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    await visitor.deepLink(PROFILE)
    await page.getByText('Code by SMS').waitFor()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByText('Delete your account?').waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('profile-remove')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('Are you sure?').waitFor()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await dialog.getByText(/Your account will be deleted on \d/).waitFor()
    await eventually(() => visitor.route, ME)
  })
  await expect(callApi(harness.site.url, sessionContract.profile, {}, member.token)).rejects.toThrow('401')
})

it('the privacy policy is shown at the first checkout, can be read from there, and is not shown again', async () => {
  const { token } = await guestWithOrderAndCart(harness.site.url)
  await harness.visit({ token, needsConsent: true }, async (visitor) => {
    const { page } = visitor
    const dialog = page.getByRole('dialog', { name: 'Your data, your choice' })
    await visitor.deepLink('/pages/shop/out/pay-order', { storeId: OPEN_STORE })
    await dialog.waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('privacy-question')
    await dialog.getByRole('button', { name: 'Read the privacy policy' }).click()
    await page.getByText('Who we are').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await dialog.waitFor({ state: 'detached' })
    await visitor.reload()
    await page
      .getByText('Place order')
      .or(page.getByText('Pay', { exact: false }))
      .first()
      .waitFor()
    expect(await dialog.count()).toBe(0)
  })
})

it("the restaurant's texts are shown in the language of the guest, below the title that their link names", () =>
  harness.visit({ locale: 'zh' }, async (visitor) => {
    for (const [p, heading] of [
      ['agreement', '会员资格'],
      ['about', '联系我们'],
    ] as const) {
      await visitor.deepLink(TEXTS, { p, t: 'Story' })
      await visitor.expectTitle('Story')
      await visitor.page.getByRole('heading', { name: 'Story' }).first().waitFor()
      await visitor.page.getByRole('heading', { name: heading }).waitFor()
      await visitor.expectNoProblems()
      await visitor.saveScreenshot(`text-${p}-zh`)
    }
    await visitor.deepLink(TEXTS, { p: 'nothing' })
    await visitor.page.getByText(t('texts.missing')).waitFor()
  }))
