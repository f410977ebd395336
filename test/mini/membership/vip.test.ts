import { vipPlanContract } from '../../../src/contract/membership/vipPlan'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'
import { addRequiredDish } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member buys VIP through the host; its price is in menu, cart and checkout', async () => {
    const { token, userInfo } = await signInAs(flows.backend, `VIP on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111131' : '+66822222232'
    await setFacts(flows.backend, userInfo.id, { phone: userTel })
    const storage = { token, user: { ...userInfo, userTel } }
    await flow(platform, { stubs: payingStubs, storage, open: 'pages/payVip/index' }, async (app, { bank }) => {
      await app.see('It does not renew by itself')
      await app.tap('Become VIP')
      await app.see('Running')
      expect(bank.payments).toHaveLength(1)
      await app.open('/pages/index/index')
      await addRequiredDish(app)
      await app.see('฿156.75')
      await app.tap('Checkout')
      await app.see('฿156.75')
    })
    const { list } = await flows.backend.ask(vipPlanContract.orders, {}, { token })
    expect(list).toMatchObject([{ state: 'running' }])
  })
})
