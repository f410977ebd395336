import { reserveContract as staffCalls } from '../../../console/contract/tables/reserve'
import { reserveContract } from '../../../src/contract/inStore/reserve'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { StaffCaller } from '../../server/support/console/staff'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a guest books with a deposit through the host; the store confirms, and cancelling on the day brings half of it back', async () => {
    const { backend } = flows
    const { token, userInfo } = await signInAs(backend, `Booker on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111161' : '+66822222262'
    await setFacts(backend, userInfo.id, { phone: userTel })
    const staff = await StaffCaller.enter(backend)
    const storage = { token, user: { ...userInfo, userTel } }
    const open = 'pages/reserve/ljyy?storeId=thonglor'
    await flow(platform, { stubs: payingStubs, storage, open }, async (app, { bank }) => {
      await app.see('Dinner')
      await app.tap('20:00')
      await app.tap('Pay ฿100 deposit')
      await app.see('Asking')
      expect(bank.payments).toHaveLength(1)
      const { list } = await backend.ask(reserveContract.mine, {}, { token })
      const { id, version } = await staff.ask(staffCalls.read, { id: list[0]?.id ?? '' })
      await staff.ask(staffCalls.confirm, { id, version })
      await app.see('Show at the door')
      await app.tap('Cancel')
      await app.see('You get back now')
      await app.tap('Cancel & refund')
      await app.see('฿50 goes back to you')
    })
  })
})
