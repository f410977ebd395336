import { reserveContract as staffCalls } from '../../../console/contract/tables/reserve'
import { button, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInMember } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = englishTexts()

/** Chooses the day after tomorrow and the latest time of the evening. */
async function chooseTime({ page }: Visitor): Promise<void> {
  await page
    .getByRole('radiogroup', { name: t('reserve.day') })
    .getByRole('radio')
    .nth(2)
    .click()
  await page.getByRole('radio', { name: /^20:00/ }).click()
}

async function fillContact(visitor: Visitor, fields: { name?: string; phone: string }): Promise<void> {
  const { page } = visitor
  if (fields.name) await page.getByRole('textbox', { name: t('reserve.name') }).fill(fields.name)
  await page.getByRole('textbox', { name: t('reserve.phone') }).fill(fields.phone)
  await tap(visitor, t('reserve.save'))
}

it('a member books with a deposit by PromptPay, the store confirms, and cancelling brings it back', async () => {
  const { url } = harness.site
  const member = await signInMember(url, '0811111151')
  const staff = await StaffCalls.enter(url)
  await harness.visit({ member, quickPolls: true }, async (visitor) => {
    await visitor.deepLink('/pages/other/reserve/index', { storeId: OPEN_STORE })
    await waitForText(visitor, t('reserve.how'))
    await visitor.saveScreenshot('reserve-start', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('reserve.bookTitle'))
    await visitor.page.getByRole('radio', { name: /^Garden/ }).click()
    await chooseTime(visitor)
    // The button is off without a name, and leads to the fields.
    await button(visitor, t('reserve.pay', { amount: '฿100' })).click({ force: true })
    await fillContact(visitor, { name: 'Nok', phone: '0812' })
    await waitForText(visitor, t('reserve.badPhone'))
    await visitor.waitForThrottle()
    await fillContact(visitor, { phone: '0812345678' })
    await waitForText(visitor, 'Nok')
    await visitor.settled()
    await visitor.saveScreenshot('reserve-book', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('reserve.pay', { amount: '฿100' }))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('reserve.depositHeld', { amount: '฿100' }))
    await visitor.saveScreenshot('reserve-waiting', true)
    await visitor.expectNoProblems()
    const id = new URL(visitor.page.url().replace('#/', '')).searchParams.get('id') ?? ''
    const { version } = await staff.ask(staffCalls.read, { id })
    await staff.ask(staffCalls.confirm, { id, version })
    await waitForText(visitor, t('reserve.atDoor'))
    await visitor.settled()
    await visitor.saveScreenshot('reserve-confirmed', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('reserve.cancel'))
    await waitForText(visitor, t('reserve.backAll'))
    await visitor.saveScreenshot('reserve-cancel')
    await visitor.expectNoProblems()
    await tap(visitor, t('reserve.cancelRefund'))
    await waitForText(visitor, t('reserve.depositBack', { amount: '฿100' }))
    await waitForText(visitor, t('reserve.depositBackTo', { way: 'PromptPay QR' }))
    await visitor.saveScreenshot('reserve-cancelled', true)
    await visitor.expectNoProblems()
  })
})

it('a booking without a deposit is sent at once, moved to another time, and saved as a calendar file', async () => {
  const member = await signInMember(harness.site.url, '0811111152')
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/reserve/ljyy', { storeId: OPEN_STORE })
    await visitor.page.getByRole('radio', { name: /^Window/ }).click()
    await chooseTime(visitor)
    await tap(visitor, t('reserve.contact'))
    await fillContact(visitor, { name: 'Som', phone: '0812345678' })
    await tap(visitor, t('reserve.book'))
    await waitForText(visitor, t('reserve.stepAsking'))
    await tap(visitor, t('reserve.change'))
    await visitor.page.getByRole('radio', { name: /^18:00/ }).click()
    await visitor.saveScreenshot('reserve-change')
    await tap(visitor, /^Move to/)
    await visitor.waitForToast(t('reserve.changed'))
    await waitForText(visitor, '18:00')
    const saved = visitor.page.waitForEvent('download')
    await tap(visitor, t('reserve.calendar'))
    expect((await saved).suggestedFilename()).toBe('booking.ics')
    await visitor.expectNoProblems()
  })
})
