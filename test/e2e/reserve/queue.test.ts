import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { messageContract } from '../../../src/contract/account/message'
import { queueContract } from '../../../src/contract/inStore/queue'
import { brokenButtons, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { eventually } from '../harness/eventually'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInByLine, signInMember, withCart } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const texts = textsByLocale()

/** Phones of members, and the tables where they are seated. */
const LINE_PHONES = { en: '0811111181', th: '0811111182', zh: '0811111183' }
const PHONES = { en: '0811111171', th: '0811111172', zh: '0811111173' }
const TABLES = { en: 'A2', th: 'A3', zh: 'A4' }

it.each(LOOKS)(
  'a guest takes a number, is called, comes too late, takes it again and is seated at a table, in %s',
  async (locale, look) => {
    const t = texts[locale]
    const { url } = harness.site
    const member = await signInMember(url, PHONES[locale])
    const staff = await StaffCalls.enter(url)
    const name = TABLES[locale]
    const tableId = `thonglor-${name.toLowerCase()}`
    const newest = async () => {
      const { list } = await callApi(url, queueContract.mine, {}, member.token)
      return staff.ask(staffCalls.ticket, { id: list[0]?.id ?? '' })
    }
    await harness.visit({ member, locale, ...look, quickPolls: true }, async (visitor) => {
      const { page } = visitor
      const shows = async (state: string, ...words: string[]) => {
        for (const text of words) await waitForText(visitor, text)
        await visitor.saveScreenshot(`queue-${state}-${locale}`, true)
        await visitor.expectNoProblems()
        expect(await brokenButtons(visitor)).toEqual([])
      }
      await visitor.deepLink('/pages/my/lineup/pdqh', { storeId: OPEN_STORE })
      await waitForText(visitor, t('lineup.fits'))
      for (let more = 0; more < 2; more += 1)
        await page.getByRole('button', { name: `${t('common.add')}: ${t('lineup.people')}` }).click()
      await shows('take')
      await tap(visitor, t('lineup.take'))
      await waitForText(visitor, /^B00\d$/)
      await withCart(url, member, { diningType: 'takeout', num: 3 })
      await shows('waiting', t('lineup.chosen', { count: 3 }))
      await staff.ask(staffCalls.call, { ...idOf(await newest()), tableId })
      await shows('called', t('lineup.ready'), t('lineup.waitForYou', { count: 3 }))
      await staff.ask(staffCalls.pass, idOf(await newest()))
      await shows('passed', t('lineup.still'), t('lineup.kept', { count: 3 }))
      const number = () =>
        page
          .getByText(/^B00\d$/)
          .locator('visible=true')
          .first()
          .innerText()
      const passed = await number()
      await tap(visitor, new RegExp(`^${t('lineup.takeAgain', { number: 'B' })}`))
      await eventually(async () => (await number()) === passed, false)
      const again = await number()
      await waitForText(visitor, t('lineup.atDoor'))
      await staff.ask(staffCalls.seat, { ...idOf(await newest()), tableId })
      await shows('seated', t('lineup.openTable', { name }))
      await visitor.follow('/pages/my/lineup/list')
      await shows('list', again)
      await tap(visitor, new RegExp(`^${again}`))
      await waitForText(visitor, t('lineup.bring', { count: 3 }))
      await visitor.waitForThrottle()
      await tap(visitor, t('lineup.openTable', { name }))
      await page.waitForURL(/pages\/shop\/in\/goods/)
      await page.getByRole('button', { name: /\(3\)/ }).locator('visible=true').first().waitFor()
      await visitor.expectNoProblems()
    })
    const { table } = (await callApi(url, queueContract.detail, { id: (await newest()).id }, member.token)).view ?? {}
    const at = { storeId: OPEN_STORE, tableId: table?.id ?? '', code: table?.code ?? '' }
    const { cart } = await callApi(url, inStoreContract.cart, at, member.token)
    expect(cart.map(({ num }) => num)).toEqual([3])
  },
)

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

const idOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
