import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { messageContract } from '../../../src/contract/account/message'
import { queueContract } from '../../../src/contract/inStore/queue'
import { showPages, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInByLine, signInMember, withCart } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const texts = textsByLocale()
const t = texts.en

it('a guest takes a number, is called, comes too late, takes it again and is seated at a table', async () => {
  const { url } = harness.site
  const member = await signInMember(url, '0811111111')
  const staff = await StaffCalls.enter(url)
  const newest = async () => {
    const { list } = await callApi(url, queueContract.mine, {}, member.token)
    return staff.ask(staffCalls.ticket, { id: list[0]?.id ?? '' })
  }
  await harness.visit({ member, quickPolls: true }, async (visitor) => {
    await visitor.deepLink('/pages/my/lineup/pdqh', { storeId: OPEN_STORE })
    await waitForText(visitor, t('lineup.fits'))
    await visitor.page.getByRole('button', { name: `Add: ${t('lineup.people')}` }).click()
    await visitor.page.getByRole('button', { name: `Add: ${t('lineup.people')}` }).click()
    await visitor.saveScreenshot('queue-take', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('lineup.take'))
    await waitForText(visitor, 'B004')
    await waitForText(visitor, /people · \S/)
    await visitor.settled()
    await visitor.saveScreenshot('queue-waiting', true)
    await visitor.expectNoProblems()
    await withCart(url, member, { diningType: 'takeout', num: 3 })
    await waitForText(visitor, t('lineup.chosen', { count: 3 }))
    await staff.ask(staffCalls.call, { ...idOf(await newest()), tableId: 'thonglor-a2' })
    await waitForText(visitor, t('lineup.ready'))
    await waitForText(visitor, t('lineup.waitForYou', { count: 3 }))
    await visitor.saveScreenshot('queue-called', true)
    await visitor.expectNoProblems()
    await staff.ask(staffCalls.pass, idOf(await newest()))
    await waitForText(visitor, t('lineup.still'))
    await waitForText(visitor, t('lineup.kept', { count: 3 }))
    await visitor.saveScreenshot('queue-passed', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('lineup.takeAgain', { number: 'B005' }))
    await waitForText(visitor, t('lineup.atDoor'))
    await staff.ask(staffCalls.seat, { ...idOf(await newest()), tableId: 'thonglor-a2' })
    await waitForText(visitor, t('lineup.openTable', { name: 'A2' }))
    await visitor.saveScreenshot('queue-seated', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/my/lineup/list')
    await tap(visitor, /^B005/)
    await waitForText(visitor, t('lineup.bring', { count: 3 }))
    await visitor.waitForThrottle()
    await tap(visitor, t('lineup.openTable', { name: 'A2' }))
    await visitor.page.waitForURL(/pages\/shop\/in\/goods/)
    await waitForText(visitor, /^3$/)
    await visitor.expectNoProblems()
  })
  const { table } = (await callApi(url, queueContract.detail, { id: (await newest()).id }, member.token)).view ?? {}
  const at = { storeId: OPEN_STORE, tableId: table?.id ?? '', code: table?.code ?? '' }
  const { cart } = await callApi(url, inStoreContract.cart, at, member.token)
  expect(cart.map(({ num }) => num)).toEqual([3])
})

/** Phones of members whose pages are walked through, and the tables where they are seated. */
const LINE_PHONES = { en: '0811111181', th: '0811111182', zh: '0811111183' }
const PHONES = { en: '0811111171', th: '0811111172', zh: '0811111173' }
const TABLES = { en: 'thonglor-b1', th: 'thonglor-a3', zh: 'thonglor-a4' }

it.each(LOOKS)(
  'a member with LINE agrees to messages there with the number, and takes it back in the profile, in %s',
  async (locale, look) => {
    const { url } = harness.site
    const words = texts[locale]
    const member = await signInByLine(url, `queue-${locale}`, LINE_PHONES[locale])
    await harness.visit({ member, locale, ...look }, async (visitor) => {
      const toggle = visitor.page.getByRole('switch', { name: words('lineMessages.title') })
      await visitor.deepLink('/pages/my/lineup/pdqh', { storeId: OPEN_STORE })
      await toggle.click()
      await waitForText(visitor, words('lineMessages.on'))
      await visitor.page.locator('[role=switch][aria-checked=true]').waitFor()
      await visitor.settled()
      await visitor.saveScreenshot(`queue-line-${locale}`, true)
      await visitor.expectNoProblems()
      await visitor.deepLink('/pages/other/chooseAvatar')
      await waitForText(visitor, words('lineMessages.hint'))
      await visitor.settled()
      await visitor.saveScreenshot(`profile-line-${locale}`, true)
      await visitor.expectNoProblems()
      await toggle.click()
      await waitForText(visitor, words('lineMessages.off'))
    })
    expect(await callApi(url, messageContract.line, {}, member.token)).toEqual({ state: 'off' })
  },
)

it.each(LOOKS)('the pages of the queue are shown without problems in %s', async (locale, look) => {
  const { url } = harness.site
  const words = texts[locale]
  const member = await signInMember(url, PHONES[locale])
  const staff = await StaffCalls.enter(url)
  await withCart(url, member, { diningType: 'takeout', num: 2 })
  const taken = await callApi(url, queueContract.take, { storeId: OPEN_STORE, people: 2 }, member.token)
  const id = taken.view?.id ?? ''
  const move = async (call: 'call' | 'pass' | 'seat', more = {}) =>
    staff.ask(staffCalls[call], { ...idOf(await staff.ask(staffCalls.ticket, { id })), ...more })
  await harness.visit({ member, locale, ...look }, async (visitor) => {
    const show = (name: string, text: string) =>
      showPages(visitor, { area: 'queue', locale }, [[name, '/pages/my/lineup/pdxq', { id }, text]])
    await show('waiting', words('lineup.chosen', { count: 2 }))
    await move('call', { tableId: 'thonglor-a3' })
    await show('called', words('lineup.waitForYou', { count: 2 }))
    await move('pass')
    await show('passed', words('lineup.still'))
    await move('seat', { tableId: TABLES[locale] })
    await show('seated', words('lineup.bring', { count: 2 }))
    await showPages(visitor, { area: 'queue', locale }, [
      ['take', '/pages/my/lineup/pdqh', { storeId: OPEN_STORE }, words('lineup.fits')],
      ['list', '/pages/my/lineup/list', {}, /^A00/],
    ])
  })
})

const idOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
