import { memberTillContract } from '../../../console/contract/till/memberTill'
import { StaffCaller } from '../../server/support/console/staff'
import { setUpFlows } from '../harness/flow'

const flows = setUpFlows()

test.each(['weapp', 'alipay'] as const)(
  'on %s a member shows the code at the till, and the balance pays the bill',
  async (platform) => {
    const staff = await StaffCaller.enter(flows.backend)
    // The codes of a member are the same within a second, and one was used on the other package.
    flows.backend.clock.advance(1)
    await flows.flow(platform, { storage: await flows.member(), open: 'pages/my/user/mr-code' }, async (app) => {
      await app.see('New code in')
      const [code = ''] = /\d{4}( \d{2,4}){4}/.exec(await app.text()) ?? []
      const { scanId, nickname } = await staff.ask(memberTillContract.scan, { code })
      expect(nickname).toBe('Ploy')
      const bill = { scanId, storeId: 'thonglor', amount: 5000, fromBalance: 5000 }
      expect(await staff.ask(memberTillContract.charge, bill)).toMatchObject({ state: 'paid' })
      await app.open('/pages/recharge/yemx')
      await app.see('−฿50')
    })
  },
)
