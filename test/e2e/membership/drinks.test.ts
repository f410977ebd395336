import { drinksContract as staffCalls } from '../../../console/contract/tables/drinks'
import { drinksContract } from '../../../src/contract/inStore/drinks'
import { tap, waitForText } from '../harness/actions'
import { callApi, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration, signInMember } from '../harness/member'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('en')

it('a member extends a bottle, and takes it out by a code that staff confirm with the new level', async () => {
  const { url } = harness.site
  const member = await signInDemonstration(url)
  const staff = await StaffCalls.enter(url)
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/order/storage/list')
    await waitForText(visitor, 'House red wine')
    await visitor.settled()
    await visitor.saveScreenshot('bottles', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('bottles.how'))
    await waitForText(visitor, t('bottles.howKeep'))
    await visitor.saveScreenshot('bottles-rules')
    await tap(visitor, t('bottles.gotIt'))
    await tap(visitor, `${t('bottles.log')}: Golden rum`)
    await waitForText(visitor, t('bottles.takenAll'))
    await visitor.settled()
    await visitor.saveScreenshot('bottle', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('bottles.extend'))
    await visitor.waitForToast(t('bottles.extended'))
    await waitForText(visitor, /^Extended until/)
    await tap(visitor, t('bottles.takeIt'))
    await tap(visitor, t('bottles.adult'))
    await waitForText(visitor, /^\d{3} \d{3}$/)
    await visitor.settled()
    await visitor.saveScreenshot('bottle-code', true)
    await visitor.expectNoProblems()
    const shown = await visitor.page.getByText(/^\d{3} \d{3}$/).innerText()
    const code = shown.replace(' ', '')
    const { id, version } = await staff.ask(staffCalls.byCode, { storeId: OPEN_STORE, code })
    const seen = { id, version, storeId: OPEN_STORE, code, ageChecked: true }
    await staff.ask(staffCalls.takeOut, { ...seen, left: 40 })
    await visitor.waitForToast(t('bottles.handedOut'))
    await waitForText(visitor, 'Taken out, 65% → 40%')
    await visitor.expectNoProblems()
  })
})

it('a bottle is given by a link that names no alcohol; a second phone claims it', async () => {
  const { url } = harness.site
  const giver = await signInDemonstration(url)
  await harness.visit({ member: giver }, async (visitor) => {
    await visitor.deepLink('/pages/order/storage/detail', { id: 'ploy-aged' })
    await tap(visitor, t('bottles.give'))
    await visitor.saveScreenshot('bottle-give')
    await tap(visitor, t('bottles.makeLink'))
    await waitForText(visitor, t('bottles.waiting'))
    await visitor.saveScreenshot('bottle-waiting', true)
    await visitor.expectNoProblems()
  })
  const { giftId } = await callApi(url, drinksContract.detail, { id: 'ploy-aged' }, giver.token)
  const gift = await callApi(url, drinksContract.gift, { giftId: giftId ?? '' }, giver.token)
  const link = { token: gift.token ?? '' }
  await harness.visit({ member: await signInMember(url, '0822222255') }, async (visitor) => {
    await visitor.deepLink('/pages/order/storage/detail', link)
    await waitForText(visitor, t('bottles.got', { name: 'Ploy' }))
    await visitor.saveScreenshot('bottle-gift', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('bottles.claimAdult'))
    await waitForText(visitor, t('bottles.gift_yours'))
    await visitor.waitForThrottle()
    await tap(visitor, t('bottles.seeBottle'))
    await waitForText(visitor, 'Aged rum')
    await visitor.expectNoProblems()
  })
})
