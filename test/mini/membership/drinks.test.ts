import { eq } from 'drizzle-orm'
import { keptDrinks } from '../../../server/db/schema/wallet/drinks'
import { drinksContract as staffCalls } from '../../../console/contract/tables/drinks'
import { signInAs } from '../../server/support/accounts/accounts'
import { enterDrinker, storeFor } from '../../server/support/membership/drinks'
import { StaffCaller } from '../../server/support/console/staff'
import { setUpFlows } from '../harness/flow'
import { seeBar, sendToFriend } from '../harness/steps'
import type { Platform } from '../package/miniPackage'

const flows = setUpFlows()
/** The end of a drink that can be extended. */
const NEXT_WEEK = new Date('2026-11-27T00:00:00+07:00')

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it('a member extends a drink, takes some of it out by a code that staff confirm, and gives the rest to a friend by a link', async () => {
    const { backend, flow } = flows
    const staff = await StaffCaller.enter(backend)
    const owner = await enterDrinker(backend, `Nok on ${platform}`)
    const friend = await signInAs(backend, `Friend on ${platform}`)
    const { id } = await storeFor(staff, owner, { quantity: 3 })
    await backend.db.update(keptDrinks).set({ expireAt: NEXT_WEEK }).where(eq(keptDrinks.id, id))
    const storage = { token: owner.token, user: { id: owner.userId } }
    await flow(platform, { storage, open: 'pages/storage/list' }, async (app) => {
      await app.see('ends within a week')
      await app.tap('Golden rum')
      await app.tap('Extend')
      await app.read(/Extended until/)
      await seeBar(app, 'dark')
      await app.tap('Take it out')
      await app.tap('I am 20 or older')
      await app.see('Valid for')
      await seeBar(app, 'light')
      await app.tap('Cancel')
      await app.tap('Take it out')
      await app.tap('I am 20 or older')
      await app.see('Valid for')
      const code = /\d{3} \d{3}/.exec(await app.text())?.[0].replace(' ', '') ?? ''
      const seen = await staff.ask(staffCalls.byCode, { storeId: 'ari', code })
      const handed = { storeId: 'ari', code, left: 2, ageChecked: true }
      await staff.ask(staffCalls.takeOut, { id, version: seen.version, ...handed })
      await app.see('Handed out')
      await app.read(/Taken out, 3 bottles → 2 bottles/)
      await app.tap('Give to a friend')
      await app.type('Your message', 'Cheers')
      await app.tap('Make the link')
      await app.see('Waiting for your friend')
      const open = await sendToFriend(app, 'Send the link')
      await flow(platform, { storage: { token: friend.token, user: friend.userInfo }, open }, async (other) => {
        await other.see('Nok on')
        await other.see('“Cheers”')
        expect(await other.text()).not.toContain('rum')
        await other.tap('I am 20 or older: claim it')
        await other.see('It is yours')
        await other.tap('See the bottle')
        await other.see('Golden rum')
        await other.see('2 bottles')
      })
    })
  })
})
