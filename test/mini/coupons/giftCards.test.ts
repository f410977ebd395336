import { codeOf } from '../../../server/modules/giftCards/codes'
import { issueCard } from '../../../server/modules/giftCards/issueCard'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'
import { payingStubs } from '../harness/sandboxBank'
import { openCheckout, sendToFriend } from '../harness/steps'

const flows = setUpFlows()
/** A phone that cannot draw: the link is sent without a poster. */
const absent = ['createOffscreenCanvas']
const { flow } = flows

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  it('a member buys a gift card through the host and gives it; a friend claims it and spends a part of it', async () => {
    const stubs = payingStubs
    let link = ''
    await flow(
      platform,
      { stubs, absent, storage: await flows.member(), open: 'pages/giftCard/cardList' },
      async (app, { bank }) => {
        await app.tap('฿300')
        await app.type('Your message', 'For lunch')
        await app.tap('Buy and send')
        await app.see('Give this card')
        expect(bank.payments).toHaveLength(1)
        await app.tap('Make the link')
        await app.see('Waiting to be opened')
        link = await sendToFriend(app, 'Send the link')
      },
    )
    const { token, userInfo } = await signInAs(flows.backend, `Friend on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111111' : '+66822222222'
    await setFacts(flows.backend, userInfo.id, { phone: userTel })
    const user = { ...userInfo, userTel }
    await flow(platform, { storage: { token, user }, open: link }, async (app) => {
      await app.see('For lunch')
      await app.tap('Put it in my account')
      await app.see('This card is yours')
    })
    await flow(platform, { storage: { token, user } }, async (app, { bank }) => {
      await openCheckout(app)
      await app.tap('[aria-label="Gift cards"]')
      await app.see('−฿181.90')
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect(bank.payments).toEqual([])
    })
    const { list } = await flows.backend.ask(giftCardContract.my, { past: '0' }, { token })
    expect(list).toMatchObject([{ state: 'inUse', balance: 11_810 }])
  })

  it('a wrong code is refused with its reason, and stays in the field', async () => {
    await flow(platform, { storage: await flows.member(), open: 'pages/giftCard/dhCard' }, async (app) => {
      await app.see('16 digits to go')
      await app.type('Code of the card', '0000000000000000')
      await app.tap('Add the card')
      await app.see('We do not know this code')
      expect(await app.count('digits to go')).toBe(0)
    })
  })

  it('a code puts its card into the account', async () => {
    const { db, clock } = flows.backend
    const { userInfo } = await signInAs(flows.backend, `Owner of a code on ${platform}`)
    const facts = { designId: 'birthday', userId: userInfo.id, orderId: null, validDays: 365, now: clock.now() }
    const issued = await db.transaction((tx) => issueCard(tx, { ...facts, faceValue: 70_000 }))
    const storage = await flows.member()
    await flow(platform, { storage, open: 'pages/giftCard/dhCard' }, async (app) => {
      await app.type('Code of the card', await codeOf(db, issued))
      await app.tap('Add the card')
      await app.arrive('/pages/giftCard/carddl')
      await app.see('฿700')
    })
    const { list } = await flows.backend.ask(giftCardContract.my, { past: '0' }, { token: storage.token })
    expect(list.find(({ id }) => id === issued.id)).toMatchObject({ state: 'unused', balance: 70_000 })
  })
})
