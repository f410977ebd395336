import { queueContract as staffCalls } from '../../console/contract/queue'
import { queueContract } from '../../src/contract/queue'
import { setFacts, signInAs } from '../server/support/accounts'
import { StaffCaller } from '../server/support/staff'
import { setUpFlows } from './flow'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a guest takes a number, is called, comes too late, takes it again and is seated at a table', async () => {
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
    const storage = { token, user: { ...userInfo, userTel } }
    await flow(platform, { storage, open: 'pages/my/lineup/pdqh?storeId=thonglor' }, async (app) => {
      await app.see('Fits your group')
      await app.tap('Take number')
      await app.see('Show this at the door')
      await staff.ask(staffCalls.call, { ...(await newest()), tableId: `thonglor-${table.toLowerCase()}` })
      await app.see('Your table is ready')
      await staff.ask(staffCalls.pass, await newest())
      await app.see('Still coming?')
      await app.tap('Take A')
      await app.see('Show this at the door')
      await staff.ask(staffCalls.seat, { ...(await newest()), tableId: `thonglor-${table.toLowerCase()}` })
      await app.see(`Order at table ${table}`)
    })
  })
})
