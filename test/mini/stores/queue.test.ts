import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { queueContract } from '../../../src/contract/inStore/queue'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { StaffCaller } from '../../server/support/console/staff'
import { setUpFlows } from '../harness/flow'
import { returnToApp, seeBar } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows
const DISH = '[aria-label="Add: Pad Thai Goong"]'

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a guest takes a number, chooses a dish, is called, comes too late, takes it again and is seated with the dish', async () => {
    const { backend } = flows
    const { token, userInfo } = await signInAs(backend, `Queue on ${platform}`)
    const userTel = platform === 'weapp' ? '+66833333333' : '+66844444444'
    await setFacts(backend, userInfo.id, { phone: userTel })
    const staff = await StaffCaller.enter(backend)
    const newest = async () => {
      const { list } = await backend.ask(queueContract.mine, {}, { token })
      const { id, version } = await staff.ask(staffCalls.ticket, { id: list[0]?.id ?? '' })
      return { id, version }
    }
    const table = platform === 'weapp' ? 'A2' : 'A3'
    const tableId = `thonglor-${table.toLowerCase()}`
    const storage = { token, user: { ...userInfo, userTel } }
    await flow(platform, { storage, open: 'pages/my/lineup/pdqh?storeId=thonglor' }, async (app) => {
      await app.see('Fits your group')
      await app.tap('Take number')
      await app.tap('Order while you wait')
      await app.arrive('/pages/index/goods')
      await app.tap('Pickup')
      await app.tap(DISH)
      await app.see('[aria-label^="Open the cart"]')
      await app.open('/pages/my/lineup/list')
      await app.tap('Table for 1–2')
      await app.see('1 dish chosen')
      await seeBar(app, 'dark')
      await staff.ask(staffCalls.call, { ...(await newest()), tableId })
      await app.see('Your table is ready')
      await app.see('Your 1 dish comes along to the table')
      await app.see('My queue')
      await seeBar(app, 'light')
      expect(await app.count('.i-caret-left')).toBe(platform === 'weapp' ? 1 : 0)
      await staff.ask(staffCalls.pass, await newest())
      await returnToApp(app)
      await app.see('Still coming?')
      await seeBar(app, 'dark')
      await app.tap('Take A')
      await app.see('Show this at the door')
      await staff.ask(staffCalls.seat, { ...(await newest()), tableId })
      await returnToApp(app)
      await app.see('Put your 1 dish on the table’s order')
      await app.tap(`Order at table ${table}`)
      await app.arrive('/pages/shop/in/goods')
      await app.see(`Table ${table}`)
    })
    const { view } = await backend.ask(queueContract.detail, { id: (await newest()).id }, { token })
    const at = { storeId: 'thonglor', tableId, code: view?.table?.code ?? '' }
    const { cart } = await backend.ask(inStoreContract.cart, at, { token })
    expect([view?.dishes, cart.map(({ num }) => num)]).toEqual([0, [1]])
  })
})
