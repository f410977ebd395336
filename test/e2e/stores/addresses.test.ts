import { addressContract } from '../../../src/contract/account/address'
import { sessionContract } from '../../../src/contract/account/session'
import { eventually } from '../harness/eventually'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()

const LIST = '/pages/my/addres/addresses'
const home = {
  contact: 'Ploy',
  gender: 2,
  phone: '0812345678',
  address: '55 Sukhumvit 55',
  houseNo: 'Unit 1204',
  label: 'home',
  lat: 13.735,
  lng: 100.582,
} as const

/** Creates a guest with these saved addresses. */
async function guestWith(...addresses: { contact: string; lat: number; lng: number }[]): Promise<string> {
  const { token } = await callApi(harness.site.url, sessionContract.guest, {})
  for (const address of addresses) await callApi(harness.site.url, addressContract.add, { ...home, ...address }, token)
  return token
}

it("the address form leads to a missing field and takes the phone's position; the address can be changed and is deleted after a confirmation", () =>
  harness.visit({ position: { latitude: 13.735, longitude: 100.582 } }, async (visitor) => {
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    const field = (name: string) => page.getByRole('textbox', { name })
    const save = () => page.getByRole('button', { name: 'Save address' }).click()
    await visitor.deepLink(LIST)
    await page.getByText('No addresses yet').waitFor()
    await page.getByRole('button', { name: 'Add an address' }).click()
    await field('Contact person').fill('Ploy')
    await field('Phone').fill('0812')
    await save()
    await dialog.getByText('more than 6 digits').waitFor()
    await visitor.expectNoProblems()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.waitFor({ state: 'detached' })
    await field('Phone').and(page.locator(':focus')).fill('081 234 5678')
    await page.getByRole('radio', { name: 'Use my location' }).click()
    await page.getByRole('radio', { name: 'Use my location', checked: true }).waitFor()
    await page.getByRole('button', { name: 'Clear: Delivery address' }).waitFor()
    await eventually(() => field('Delivery address').inputValue(), expect.stringMatching(/\w/))
    await field('House number, floor, room').fill('Unit 1204')
    await page.getByRole('radio', { name: 'Home' }).click()
    await visitor.waitForThrottle()
    await save()
    await page.getByText(/, Unit 1204$/).waitFor()
    await page.getByText('Default').waitFor()
    await visitor.saveScreenshot('addresses')

    await page.getByRole('button', { name: 'Edit the address Ploy' }).click()
    await field('Contact person').fill('Nok')
    await save()
    await page.getByText('Nok').first().waitFor()
    for (const [choice, gone] of [
      ['Keep it', dialog],
      ['Delete', page.getByText('Nok')],
    ] as const) {
      await page.getByRole('button', { name: 'Delete the address Nok' }).click()
      await dialog.getByRole('button', { name: choice }).click()
      await gone.waitFor({ state: 'detached' })
    }
    await page.getByText('No addresses yet').waitFor()
  }))

it('an address outside the delivery range is marked at checkout and refused with a message', async () => {
  const token = await guestWith(home, { contact: 'Nok', lat: 18.79, lng: 98.98 })
  await harness.visit({ token }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/goods', { storeId: 'thonglor' })
    await page.evaluate((hash) => location.assign(hash), `#${LIST}?pick=1&storeId=thonglor`)
    const far = page.getByText('This store does not deliver here')
    await far.waitFor()
    await visitor.expectNoProblems()
    await page.getByRole('radio').last().click()
    await visitor.waitForToast(/outside the delivery range of Sala Bistro/)
    expect(visitor.route).toBe(LIST)
    await page.getByRole('radio').first().click()
    await page.waitForURL('**/#/pages/index/goods*')
  })
})
