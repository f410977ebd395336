import { eq } from 'drizzle-orm'
import { partnerFans } from '../../../server/db/schema/members/partners'
import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerContract } from '../../../src/contract/partner/partner'
import { enterMember, release, setPartnerRules } from '../../server/support/membership/partners'
import { StaffCaller } from '../../server/support/console/staff'
import { SCAN_OPTIONS } from '../harness/entryScan'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { payingStubs } from '../harness/sandboxBank'
import { orderFromMenu } from '../harness/steps'

const flows = setUpFlows()
const CENTRE = 'pages/distribution/fxzx'

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it('a member applies and is accepted; a guest who scans the code, then opens the link of another partner, orders, and the commission goes to the balance of the first', async () => {
    const { backend, flow } = flows
    await setPartnerRules(backend, { minAmount: 500 })
    const staff = await StaffCaller.enter(backend)
    const member = await enterMember(backend, `Nok on ${platform}`)
    const storage = { token: member.token, user: { id: member.userId, userTel: member.phone } }
    await flow(platform, { storage, open: CENTRE }, async (app) => {
      await app.arrive('/pages/distribution/sqfx')
      await app.type('Your name', `Nok ${platform}`)
      await app.tap('LINE')
      await app.tap('[aria-label="I agree to the partner terms"]')
      await app.tap('Send my application')
      await app.see('We are reading it')
      const { list } = await staff.ask(staffCalls.list, { keyword: `Nok ${platform}` })
      const [{ id, version } = { id: '', version: 0 }] = list
      await staff.ask(staffCalls.review, { id, version, accept: true })
      await app.open(`/${CENTRE}`)
      await app.see('Your link')

      const { link } = await backend.ask(partnerContract.centre, {}, { token: member.token })
      await flow(platform, { ...SCAN_OPTIONS[platform](link, 1), stubs: payingStubs }, async (fan, context) => {
        await fan.see('invites you')
        await fan.open('/pages/distribution/fxhb?code=TAN777')
        await fan.see('Tan invites you')
        await fan.tap('See the menu')
        await orderFromMenu(fan, context)
      })

      await app.open('/pages/distribution/wdfs')
      await app.see('1 order')
      await app.open('/pages/distribution/syxq')
      await app.see('+฿16.50')
      await release(backend)
      await app.open(`/${CENTRE}`)
      await app.read(/You can withdraw ฿16\.50/)
      await app.open('/pages/distribution/tx?way=balance')
      await app.tap('All of it')
      await app.tap('Withdraw ฿16.50')
      await app.arrive('/pages/distribution/txmx')
    })
    expect(await member.centre()).toMatchObject({ available: 0, withdrawing: 0, withdrawn: 1650 })
    expect(await backend.db.$count(partnerFans, eq(partnerFans.partnerId, 'partner-tan'))).toBe(0)
  })
})
