import { couponContract } from '../../../src/contract/coupon/coupon'
import { couponRegiftContract } from '../../../src/contract/coupon/couponRegift'
import { giveCoupon } from '../../server/support/coupons/coupons'
import { runJob } from '../../server/support/harness'
import { signInAs } from '../../server/support/accounts/accounts'
import { messageTemplates } from '../../../server/db/schema/settings/guestMessages'
import { setUpFlows } from '../harness/flow'
import { sendToFriend } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member gives a coupon through the host; a friend claims it, and the giver sees the record', async () => {
    const member = await flows.member()
    const id = `gift-${platform}`
    await giveCoupon(flows.backend, member.user.id, 'dinner', { id })
    let link = ''
    await flow(platform, { storage: member, open: `pages/coupon/coupondl?couponId=${id}` }, async (app) => {
      await app.tap('Gift it')
      await app.type('Your message', 'Dinner is on me')
      await app.tap('Make the link')
      await app.see('Waiting for your friend')
      link = await sendToFriend(app, 'Send the link')
    })
    const { token, userInfo: user } = await signInAs(flows.backend, `Friend on ${platform}`)
    const open = { storage: { token, user }, open: link }
    await flow(platform, open, async (app) => {
      await app.see('Dinner is on me')
      await app.tap('Claim it')
      await app.see('It is yours')
    })
    const { list } = await flows.backend.ask(couponContract.mine, {}, { token })
    expect(list.map((coupon) => coupon.id)).toEqual([id])
    await flow(platform, { storage: member, open: 'pages/coupon/hisCoupon?tab=gifts' }, async (app) => {
      await app.see('Given to Friend')
    })
  })

  it('an unclaimed coupon comes back after its hours', async () => {
    const { clock } = flows.backend
    const { token, userInfo: user } = await signInAs(flows.backend, `Waiter on ${platform}`)
    const id = `back-${platform}`
    await giveCoupon(flows.backend, user.id, 'dinner', { id })
    await flows.backend.ask(couponRegiftContract.confirmGift, { couponIds: [id], message: '' }, { token })
    const open = { storage: { token, user }, open: `pages/coupon/coupondl?couponId=${id}` }
    await flow(platform, open, (app) => app.see('Waiting for your friend'))
    clock.advance(25 * 60)
    await flow(platform, open, (app) => app.see('Use now'))
  })

  it('a member who agrees is reminded of a coupon before it ends', async () => {
    const { db, clock, app: server } = flows.backend
    const { name, field } =
      platform === 'weapp'
        ? { name: 'wechat' as const, field: 'thing1' }
        : { name: 'alipay' as const, field: 'keyword1' }
    await db
      .insert(messageTemplates)
      .values({ occasion: 'couponExpiring', platform: name, templateId: 'ends', fields: { [field]: 'item' } })
    // Coupons that end at one time are one reminder: this member has no others.
    const { token, userInfo: user } = await signInAs(flows.backend, `Reminded on ${platform}`)
    const [day, now] = [86_400_000, clock.now().getTime()]
    const receivedAt = new Date(now - 9 * day)
    await giveCoupon(flows.backend, user.id, 'dinner', {
      ...{ receivedAt, startAt: receivedAt, endAt: new Date(now + day) },
    })
    const stubs = { login: () => 'sandbox-reminded', subscribe: ({ templates }: { templates: string[] }) => templates }
    await flow(platform, { storage: { token, user }, stubs, open: 'pages/coupon/couponList' }, async (app) => {
      await app.tap('Remind me before they end')
      await app.see('You will get a message two days before')
    })
    await runJob(server.jobs.couponReminders)
    await server.jobs.notifications.sendDue()
    const { body } = await server.server.inject('/sandbox/messages')
    expect(body).toContain(`${field}: Dinner`)
  })
})
