import { eq } from 'drizzle-orm'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { users } from '../../../server/db/schema/account/users'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { couponRegiftContract as gifts } from '../../../src/contract/coupon/couponRegift'
import { giftCardContract as cards } from '../../../src/contract/wallet/giftCard'
import { sessionContract } from '../../../src/contract/account/session'
import type { Locale } from '../../../src/contract/fields'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { CardHolder, sellCards } from '../support/coupons/cardHolder'
import { enterGiver, type Giver } from '../support/coupons/couponGiver'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, type CallOptions, runJob } from '../support/harness'
import { Letterbox } from '../support/notifications/letterbox'
import { agree, Messengers, template } from '../support/notifications/messengers'

const HOUR = 60
const DAY = 24 * HOUR
const SITE = 'https://warm.example'

const platforms = new Messengers()
const post = new Letterbox()
let backend: Backend
let nok: Giver
let som: Giver
freshBistro((fresh) => (backend = fresh), {
  loginProviders: {
    ...platforms.outside,
    mail: { send: (letter) => post.outside.mail?.send(letter) ?? Promise.resolve() },
  },
  siteOrigins: [SITE],
})
beforeEach(async () => {
  platforms.sent.length = 0
  post.sent.length = 0
  await addTemplate(backend, { id: 'dinner', giftable: true, name: { en: 'Dinner', th: 'มื้อเย็น' } })
  nok = await enterGiver(backend, 'Nok')
  som = await enterGiver(backend, 'Som')
})

const send = () => backend.app.jobs.notifications.sendDue()
const remind = () => runJob(backend.app.jobs.couponReminders)
const setEmail = ({ userId }: { userId: string }, email = 'nok@example.com') =>
  backend.db.update(users).set({ email }).where(eq(users.id, userId))

/** The holder of a session as one who agrees to messages. */
const asking = (token: string) => ({ as: (more: CallOptions = {}) => ({ ...more, token }) })

/** The member uses the storefront in a language. */
async function useIn({ token }: { token: string }, locale: Locale) {
  await backend.ask(sessionContract.profile, {}, { token, locale })
  await runJob(backend.app.jobs.sessionActivity)
}

const inDays = (days: number) => new Date(backend.clock.now().getTime() + days * DAY * 60_000)
const give = (id: string) => giveCoupon(backend, nok.userId, 'dinner', { id })
/** A coupon that Nok has had for 30 days when `days` are left. */
const ending = (id: string, days: number) =>
  giveCoupon(backend, nok.userId, 'dinner', {
    ...{ id, startAt: inDays(-30), receivedAt: inDays(-30), endAt: inDays(days) },
  })

describe('the giver of a coupon', () => {
  it('who agreed gets a message of the platform that the gift was claimed, and by whom', async () => {
    const fields = { thing1: 'item', thing2: 'person', phrase3: 'state', thing4: 'store' } as const
    await template(backend, 'giftClaimed', { templateId: 'gift', fields })
    await setEmail(nok)
    await give('one')
    const gift = await nok.give(['one'])
    const about = { subject: 'couponGift' as const, id: gift.id, templateIds: ['gift'] }
    expect((await agree(backend, asking(nok.token), about)).code).toBe(200)
    await som.receive(gift.token)
    await send()
    await send()
    expect(platforms.sent).toMatchObject([
      {
        page: 'pages/coupon/hisCoupon?tab=gifts',
        fields: { thing1: 'Dinner', thing2: 'Som', phrase3: '已领取', thing4: '-' },
      },
    ])
    expect(post.sent).toEqual([])
  })

  it('who agreed to nothing gets an e-mail, in the language of the last visit', async () => {
    await setEmail(nok)
    await useIn(nok, 'th')
    await give('one')
    await give('two')
    const gift = await nok.give(['one', 'two'])
    await som.receive(gift.token)
    await send()
    await send()
    expect(post.sent).toEqual([
      {
        to: 'nok@example.com',
        subject: 'มีผู้รับของขวัญแล้ว: คูปอง 2 ใบ',
        text: expect.stringMatching(
          /^Som รับของขวัญของคุณแล้ว: คูปอง 2 ใบ\n\nhttps:\/\/warm\.example\/#\/pages\/other\/coupon\/hisCoupon\?tab=gifts\n\n[^]*\/pages\/other\/chooseAvatar$/,
        ) as string,
      },
    ])
  })

  it('gets one message when the gift was not claimed in time, and none when it was taken back', async () => {
    await setEmail(nok)
    await give('one')
    const { id } = await nok.give(['one'])
    await nok.ask(gifts.takeBack, { giftId: id })
    await nok.give(['one'])
    backend.clock.advance(2 * DAY)
    await Promise.all([runJob(backend.app.jobs.giftReturns), runJob(backend.app.jobs.giftReturns)])
    await send()
    expect(post.sent.map(({ subject }) => subject)).toEqual(['Your gift came back: Dinner'])
  })

  it('without an address, or who has turned e-mails off, gets none', async () => {
    await give('one')
    await som.receive((await nok.give(['one'])).token)
    await setEmail(nok)
    const { emailNotices } = await nok.ask(sessionContract.edit, { emailNotices: false })
    expect(emailNotices).toBe(false)
    await give('two')
    await som.receive((await nok.give(['two'])).token)
    await send()
    expect([post.sent, await backend.db.select().from(guestMessages)]).toEqual([[], []])
  })

  it('cannot ask for messages about the gift of another member', async () => {
    await template(backend, 'giftClaimed')
    await give('one')
    const { id } = await nok.give(['one'])
    for (const subject of ['couponGift', 'giftCardGift'] as const)
      expect((await agree(backend, asking(som.token), { subject, id, templateIds: ['giftClaimed'] })).code).toBe(400)
    expect(await backend.db.$count(guestMessages)).toBe(0)
  })
})

it('the giver of a gift card gets a message when it was claimed, and when another came back', async () => {
  await sellCards(backend)
  const giver = await CardHolder.enter(backend, 'Nok')
  const friend = await CardHolder.enter(backend, 'Som')
  await setEmail(giver)
  await friend.receive(await giver.give(await giver.buy(20_000)))
  const kept = await giver.buy(50_000)
  await giver.give(kept)
  backend.clock.advance(2 * DAY)
  // The giver comes before the job: there is still one message.
  await giver.call(cards.takeBack, { id: kept })
  await runJob(backend.app.jobs.giftReturns)
  backend.clock.advance(1)
  await send()
  expect(post.sent.map(({ subject }) => subject)).toEqual(['Your gift came back: Gift card ฿500'])
})

describe('a member whose coupons end within two days', () => {
  beforeEach(() => setEmail(nok))

  it('is reminded of all of them once, in one e-mail', async () => {
    await ending('one', 1.5)
    await ending('two', 2)
    await ending('three', 2.5)
    await Promise.all([remind(), remind()])
    await remind()
    await send()
    expect(post.sent).toMatchObject([{ subject: 'Ends soon: 2 coupons' }])
    expect(post.sent[0]?.text).toContain('until 2026-11-22 23:59: 2 coupons')
    backend.clock.advance(DAY)
    await remind()
    await send()
    expect(post.sent.map(({ subject }) => subject)).toEqual(['Ends soon: 2 coupons', 'Ends soon: Dinner'])
  })

  it('is reminded by the platform when that was agreed, and by e-mail the next time', async () => {
    await template(backend, 'couponExpiring', { fields: { thing1: 'item', time2: 'until' } })
    await agree(backend, asking(nok.token), { subject: 'coupons', templateIds: ['couponExpiring'] })
    await ending('one', 1.5)
    await remind()
    await send()
    expect(platforms.sent).toMatchObject([
      { page: 'pages/coupon/couponList', fields: { thing1: 'Dinner', time2: '2026-11-22 23:59' } },
    ])
    expect(post.sent).toEqual([])
    await ending('two', 1.5)
    backend.clock.advance(1)
    await remind()
    await send()
    expect([platforms.sent.length, post.sent.length]).toEqual([1, 1])
  })

  it('is not reminded at night', async () => {
    await ending('one', 2)
    backend.clock.advance(10 * HOUR)
    await remind()
    await send()
    expect(post.sent).toEqual([])
    backend.clock.advance(12 * HOUR)
    await remind()
    await send()
    expect(post.sent).toHaveLength(1)
  })

  it('is not reminded of one that was used, is in a gift, is over, or never lasted longer', async () => {
    await ending('gone', -1)
    await ending('given', 1)
    await giveCoupon(backend, nok.userId, 'dinner', { id: 'short', endAt: inDays(1) })
    await ending('used', 1)
    const used = { state: 'used', usedAt: backend.clock.now() } as const
    await ending('other', 1)
    await backend.db.update(userCoupons).set(used).where(eq(userCoupons.id, 'used'))
    await nok.give(['given', 'other'])
    await remind()
    await send()
    expect(post.sent).toEqual([])
  })

  it('must sign in to ask for a reminder', async () => {
    await template(backend, 'couponExpiring')
    const token = await backend.guest()
    const about = { subject: 'coupons' as const, templateIds: ['couponExpiring'] }
    expect((await agree(backend, asking(token), about)).code).toBe(401)
  })

  it('keeps one agreement when two accounts become one', async () => {
    await template(backend, 'couponExpiring')
    for (const { token } of [nok, som])
      await agree(backend, asking(token), { subject: 'coupons', templateIds: ['couponExpiring'] })
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: som.userId, into: nok.userId, now: backend.clock.now() }),
    )
    const left = await backend.db.select().from(guestMessages)
    expect(left.map(({ userId, subjectId }) => [userId, subjectId])).toEqual([[nok.userId, nok.userId]])
    expect((await nok.ask(couponContract.mine, {})).total).toBe(0)
  })
})
