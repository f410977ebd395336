import { pointsOrderContract } from '../../../console/contract/members/pointsOrder'
import { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { credit, setFacts, signInAs } from '../../server/support/accounts/accounts'
import { StaffCaller } from '../../server/support/console/staff'
import { setUpFlows } from '../harness/flow'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member gets a drink for points and shows its code; staff hand it out', async () => {
    const { backend } = flows
    const { token, userInfo } = await signInAs(backend, `Collector on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111111' : '+66822222222'
    await setFacts(backend, userInfo.id, { phone: userTel })
    await credit(backend, userInfo.id, { points: 400 })
    const storage = { token, user: { ...userInfo, userTel } }
    const open = 'pages/my/integral/details?id=butterfly-pea-lime'
    await flow(platform, { storage, open }, async (app) => {
      await app.see('220 stay')
      await app.tap('Get it')
      await app.see('Points after')
      await app.tap({ what: 'Confirm', nth: 1 })
      await app.see('Show it at the counter')
    })
    const { list } = await backend.ask(pointsMallContract.orders, {}, { token })
    const staff = await StaffCaller.enter(backend)
    await staff.ask(pointsOrderContract.handOut, { code: list[0]?.code ?? '' })
    await flow(platform, { storage, open: `pages/my/integral/order-dl?orderId=${list[0]?.orderId}` }, async (app) => {
      await app.see('Get again')
    })
  })
})
