import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually'
import { OPEN_STORE, TABLE } from '../harness/guest'
import { tableContract } from '../../../console/contract/tables/table'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const GOODS = '/pages/shop/in/goods'
const harness = setUpHarness(STAFFED_SANDBOX)

const plus = (page: Page, dish: string) => page.getByRole('button', { name: `Add: ${dish}`, exact: true })

/** Opens the menu of the table by its code; starts a session with this number of people, or joins the current one. */
async function sit(visitor: Visitor, ...[people]: [people?: number]): Promise<void> {
  const { page } = visitor
  await visitor.deepLink(GOODS, TABLE)
  const sheet = page.getByRole('dialog')
  if (people) await sheet.getByRole('radio', { name: String(people), exact: true }).click()
  await sheet.getByRole('button', { name: people ? 'Start ordering' : /^(Start ordering|Join the table)$/ }).click()
  await sheet.waitFor({ state: 'detached' })
}

it('two phones at a table share one cart: nothing is lost or duplicated, and both see who added what', () =>
  harness.visit({ quickPolls: true }, (ploy) =>
    harness.visit({ quickPolls: true }, async (nok) => {
      await sit(ploy, 3)
      await ploy.page.getByText('3 guests').waitFor()
      await sit(nok)
      const taps = async ({ page }: Visitor, dish: string, times: number) => {
        for (let tap = 0; tap < times; tap += 1) await plus(page, dish).click()
      }
      await Promise.all([taps(ploy, 'Chicken Satay', 4), taps(nok, 'Chicken Satay', 3)])
      await taps(nok, 'Mango Sticky Rice', 1)
      await ploy.waitForToast('Guest 2 added Mango Sticky Rice')
      for (const { page } of [ploy, nok]) {
        await page.getByRole('button', { name: /^Open the list of your table \(8\)/ }).click()
        const list = page.getByRole('dialog')
        await list.getByText('To order · 8').waitFor()
        await eventually(() => list.getByText(/^Guest \d/).count(), 2)
      }
      // The viewer's own dishes change at once, those of others after a confirmation.
      const list = ploy.page.getByRole('dialog').first()
      await list.getByRole('button', { name: 'Less: Chicken Satay' }).click()
      await list.getByRole('button', { name: '1 × Mango Sticky Rice' }).click()
      await ploy.page.getByRole('button', { name: 'Remove', exact: true }).click()
      await nok.page.getByText('To order · 6').waitFor()
      await ploy.page.getByText('To order · 6').waitFor()
      await eventually(() => nok.page.getByText('Mango Sticky Rice').locator('visible=true').count(), 1)
      await ploy.expectNoProblems()
      await ploy.reload()
      await ploy.page.getByRole('button', { name: /^Open the list of your table \(6\)/ }).click()
      // The viewer's own dishes are removed at once after a confirmation; those of others stay.
      await list.getByRole('button', { name: 'Clear', exact: true }).click()
      await ploy.page
        .getByRole('dialog', { name: 'Remove your dishes?' })
        .getByRole('button', { name: 'Clear' })
        .click()
      await ploy.page.getByText('To order · 3').waitFor()
      await nok.page.getByText('To order · 3').waitFor()
      await ploy.expectNoProblems()
    }),
  ))

it('a waiter is called at most once in a while, with a note that stays until the call has succeeded; a table closed by the staff shows thanks', () =>
  harness.visit({ quickPolls: true }, async (visitor) => {
    const { page } = visitor
    await sit(visitor)
    await page.getByRole('button', { name: 'Call waiter' }).click()
    const [sheet, note] = [page.getByRole('dialog'), page.getByRole('textbox', { name: 'Note (optional)' })]
    await page.getByRole('button', { name: 'Add a note' }).click()
    await note.fill('With ice, please')
    await page.route('**/callWaiter', (route) => route.fulfill({ json: { code: 500, msg: 'Busy', data: {} } }))
    await sheet.getByText('Drinking water').click()
    await visitor.waitForToast('Busy')
    expect(await note.inputValue()).toBe('With ice, please')
    await page.unroute('**/callWaiter')
    const sent = page.waitForRequest('**/callWaiter')
    await sheet.getByText('Drinking water').click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('note')).toBe('With ice, please')
    await page.getByText(/^On the way · Call again in 0[01]:\d\d$/).waitFor()
    await eventually(() => note.inputValue(), '')
    await visitor.saveScreenshot('table-call')
    await visitor.expectNoProblems()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    const staff = await StaffCalls.enter(harness.site.url)
    const { tables } = await staff.ask(tableContract.floor, { storeId: OPEN_STORE })
    const session = tables.find(({ id }) => id === TABLE.tableId)?.session
    await staff.ask(tableContract.free, { id: TABLE.tableId, sessionId: session?.id ?? '' })
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await visitor.expectNoProblems()
    await page.getByRole('button', { name: 'Order more here' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start ordering' }).click()
    await page.getByText('2 guests').waitFor()
  }))

it('a fast order has a separate cart from takeaway and the table, and its dishes are not shared', () =>
  harness.visit({}, async (visitor) => {
    const { page, top } = visitor
    await visitor.deepLink('/pages/index/goodsmethod', { storeId: OPEN_STORE })
    await page.getByText('Fast order').click()
    await page.waitForURL(`**/#${GOODS}*`)
    await plus(page, 'Chicken Satay').locator('visible=true').click()
    await page.getByRole('button', { name: /^Open the cart \(1\)/ }).waitFor()
    await visitor.settled()
    await visitor.expectNoProblems()
    await visitor.follow('/pages/index/goods', { storeId: OPEN_STORE })
    for (const count of [1, 2]) {
      await top.getByRole('button', { name: 'Add: Mango Sticky Rice', exact: true }).click()
      await top.getByRole('button', { name: new RegExp(`^Open the cart \\(${count}\\)`) }).waitFor()
    }
    await visitor.follow(GOODS, { storeId: OPEN_STORE, diningType: 'fast', gid: `${OPEN_STORE}-tom-yum` })
    await top.getByRole('button', { name: /^Open the cart \(1\)/ }).waitFor()
    await page.getByRole('dialog', { name: 'Tom Yum Goong' }).getByText('Large, for two').waitFor()
    expect(await page.getByRole('button', { name: 'Share Tom Yum Goong' }).count()).toBe(0)
  }))

it('a link with an incomplete code, or with one that does not work any more, asks the guest to scan', () =>
  harness.visit({}, async (visitor) => {
    const { page, top } = visitor
    await visitor.deepLink('/pages/index/my-index')
    for (const [query, title, action] of [
      [{ storeId: OPEN_STORE, tableId: TABLE.tableId }, 'Scan the code on your table', 'Scan the code'],
      [{ ...TABLE, code: 'old' }, 'This table code does not work', 'Scan again'],
      [{ ...TABLE, tableId: 'x' }, 'This table code does not work', 'Scan again'],
    ] as const) {
      await visitor.follow(GOODS, query)
      await top.getByRole('heading', { name: title }).waitFor()
      await visitor.expectNoProblems()
      await top.getByRole('button', { name: action }).click()
      await page.waitForURL('**/#/scan*')
      await visitor.settled()
      await page.goBack()
      await top.getByRole('button', { name: action }).waitFor()
      await visitor.settled()
    }
  }))
