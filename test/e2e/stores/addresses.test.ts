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

it('the address form asks for missing fields one at a time and keeps the input', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    const save = async (tip: string) => {
      await page.getByRole('button', { name: 'Save address' }).click()
      await dialog.getByText(tip).waitFor()
      await visitor.expectNoProblems()
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    const focused = (name: string) => page.getByRole('textbox', { name }).and(page.locator(':focus')).waitFor()

    await visitor.deepLink(LIST)
    await page.getByText('No addresses yet').waitFor()
    await page.getByRole('button', { name: 'Add an address' }).click()
    await save('Please enter a contact person')
    await focused('Contact person')
    await page.getByRole('textbox', { name: 'Contact person' }).fill('Ploy')
    await save('Please enter a phone number')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0812')
    await save('more than 6 digits')
    await focused('Phone')
    await page.getByRole('textbox', { name: 'Phone' }).fill('081 234 5678')
    await save('Please enter the delivery address')
    await page.getByRole('textbox', { name: 'Delivery address' }).fill('55 Sukhumvit 55')
    await save('Please set the location')
    await page.getByRole('radio', { name: 'Choose a district' }).click()
    await page.getByRole('radio', { name: 'Watthana', exact: true }).click()
    await save('Please enter the house number')
    await page.getByRole('textbox', { name: 'House number, floor, room' }).fill('Unit 1204')
    await save('Please choose a label')
    await page.getByRole('radio', { name: 'Home' }).click()
    expect(await page.getByRole('textbox', { name: 'Contact person' }).inputValue()).toBe('Ploy')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('55 Sukhumvit 55, Unit 1204').waitFor()
    await page.getByText('Default').waitFor()
    await visitor.saveScreenshot('addresses')
  }))

it("the address form takes location and address text from the phone's position", () =>
  harness.visit({ position: { latitude: 13.735, longitude: 100.582 } }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/my/addres/add')
    await page.getByRole('radio', { name: 'Use my location' }).click()
    await page.getByRole('radio', { name: 'Use my location', checked: true }).waitFor()
    await page.getByRole('button', { name: 'Clear: Delivery address' }).waitFor()
    await eventually(
      () => page.getByRole('textbox', { name: 'Delivery address' }).inputValue(),
      expect.stringMatching(/\w/),
    )
  }))

it('an address can be changed, and is deleted only after a confirmation', async () => {
  const token = await guestWith(home)
  await harness.visit({ token }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(LIST)
    await page.getByRole('button', { name: 'Edit the address Ploy' }).click()
    await page.getByRole('textbox', { name: 'Contact person' }).fill('Nok')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Ms Nok').waitFor()
    await page.getByRole('button', { name: 'Delete the address Nok' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Ms Nok').waitFor()
    await page.getByRole('button', { name: 'Delete the address Nok' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No addresses yet').waitFor()
  })
})

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
