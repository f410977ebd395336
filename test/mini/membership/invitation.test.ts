import { inviteCampaigns } from '../../../server/db/schema/members/invitations'
import { oldWithNewContract as calls } from '../../../src/contract/invitation/oldWithNew'
import { enterMember, PACKET, runInvites } from '../../server/support/membership/inviters'
import { setUpFlows } from '../harness/flow'
import { requestCode, typeCode } from '../harness/loginSteps'
import type { Platform } from '../package/miniPackage'
import { type Bank, payingStubs } from '../harness/sandboxBank'
import { orderFromMenu, sendToFriend } from '../harness/steps'

const flows = setUpFlows()

describe.each<[Platform, string]>([
  ['weapp', '0844000101'],
  ['alipay', '0844000102'],
])('on %s', (platform, phone) => {
  it('a member sees the campaign and the friends', async () => {
    await flows.flow(platform, { storage: await flows.member() }, async (app) => {
      await app.open('/pages/invitation/yqyl')
      await app.see('3 friends so far')
      await app.open('/pages/invitation/yqjl')
      await app.see('Somchai')
      expect(await app.text()).toMatch(/3 counted/)
    })
  })

  it('a friend who opens the links of two members, the last one at last, registers and orders has a coupon, and the inviter opens a red packet', async () => {
    const { backend, flow } = flows
    await backend.db.update(inviteCampaigns).set({ inviterReward: PACKET })
    const name = `Daeng on ${platform}`
    const inviter = await enterMember(backend, name)
    const storage = { token: inviter.token, user: { id: inviter.userId } }
    await flow(platform, { storage, open: 'pages/invitation/yqyl' }, async (app) => {
      const open = await sendToFriend(app, 'Send to a friend')
      const stubs = { login: () => `Friend of ${name}` }
      const first = `pages/invitation/yqyl?code=${(await backend.ask(calls.shear, {}, await flows.member())).code}`
      const options = { open: first, stubs: (bank: Bank) => ({ ...payingStubs(bank), ...stubs }) }
      await flow(platform, options, async (friend, context) => {
        await friend.see('Ploy invites you')
        await friend.open(`/${open}`)
        await friend.see(`${name} invites you`)
        await friend.tap('Get it')
        await friend.arrive('/pages/other/login')
        await requestCode(friend, phone)
        await typeCode(friend, context, phone)
        await friend.tap('Continue')
        await friend.see('It is yours')
        await friend.read(/In your coupons until/)
        await friend.tap('To the menu')
        await orderFromMenu(friend, context)
      })
      await runInvites(backend)
      await app.open('/pages/invitation/yqjl')
      await app.tap('[aria-label="Open: Red packet"]')
      await app.see('฿20 to ฿100 on your')
      await app.tap('Open')
      await app.see('Packets hold ฿20–฿100, chosen by chance')
    })
    expect(await inviter.balance()).toBeGreaterThanOrEqual(2000)
  })
})
