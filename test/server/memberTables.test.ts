import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addressContract } from '../../src/contract/account/address'
import { couponContract } from '../../src/contract/coupon/coupon'
import { storeContract } from '../../src/contract/store/store'
import type { Db } from '../../server/db/database'
import { balancesOf } from '../../server/modules/ledger/ledger'
import { couponActivities } from '../../server/db/schema/coupons/couponClaims'
import { couponGifts } from '../../server/db/schema/coupons/coupons'
import { giftCardGifts, giftCardOrders } from '../../server/db/schema/wallet/giftCards'
import { issueCard } from '../../server/modules/giftCards/issueCard'
import { openPurchase } from '../../server/modules/purchases/purchases'
import { guestMessages } from '../../server/db/schema/settings/guestMessages'
import { media } from '../../server/db/schema/account/media'
import { orderFeedbacks } from '../../server/db/schema/orders/feedback'
import { drinkGifts, keptDrinks } from '../../server/db/schema/wallet/drinks'
import { queueTickets, queueTypes } from '../../server/db/schema/inStore/queue'
import {
  benefitGrants,
  equityCards,
  heldEquityCards,
  memberLevels,
  vipOrders,
  vipPlans,
  vipTerms,
} from '../../server/db/schema/members/membership'
import { partnerCommissions, partnerFans, partners, partnerWithdrawals } from '../../server/db/schema/members/partners'
import { identityHashes } from '../../server/db/schema/account/fraud'
import { inviteCodes, inviteRewards, invitations, inviteVisits } from '../../server/db/schema/members/invitations'
import { reservations } from '../../server/db/schema/inStore/reservations'
import { refundRequests } from '../../server/db/schema/payments/refundRequests'
import { ledgerBookings, memberScans, payCodes } from '../../server/db/schema/wallet/storedValue'
import { birthdayGifts, signInReminders, signIns } from '../../server/db/schema/members/rewards'
import { pointsOrders } from '../../server/db/schema/members/pointsMall'
import { users } from '../../server/db/schema/account/users'
import { MEMBER_TABLES } from '../../server/memberTables'
import { mergeUsers } from '../../server/modules/accounts/mergeUsers'
import { removeMemberData } from '../../server/modules/memberData'
import { credit, sessionOf, signInAs } from './support/accounts/accounts'
import { addCodes, SECRET } from './support/codes'
import { sellCards } from './support/coupons/cardHolder'
import { addTemplate, giveCoupon } from './support/coupons/coupons'
import { Diner } from './support/inStore/diner'
import { freshBistro } from './support/database/freshBistro'
import type { Backend } from './support/harness'
import { enterMember, POINTS, runCampaign } from './support/membership/inviters'
import { offerItem } from './support/membership/pointsMember'
import { openReserve } from './support/inStore/reserve'
import { Shopper } from './support/orders/shopper'
import { ownerColumns, referringTo } from './support/inStore/tables'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { exchangeSecret: SECRET })

const OWNERS = MEMBER_TABLES.flatMap(({ owners }) => owners)
const home = { contact: 'Nok', gender: 2, phone: '0812345678', address: 'Soi 7', houseNo: '4B', label: 'home' } as const

/** A column as the database names it. */
const nameOf = (column: PgColumn) =>
  `${getTableName(column.table)}.${column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** The columns that name a user and that no member table declares. */
async function undeclared(db: Db): Promise<string[]> {
  const declared = new Set(OWNERS.map(nameOf))
  return (await ownerColumns(db)).filter((column) => !declared.has(column))
}

/** The columns in which a user is named. */
async function columnsNaming(userId: string): Promise<string[]> {
  const counts = await Promise.all(OWNERS.map((column) => backend.db.$count(column.table, eq(column, userId))))
  return OWNERS.filter((_column, index) => counts[index] !== 0).map(nameOf)
}

/** A gift card of a member, and a gift of another card with words of the member. */
async function giveCardOf(userId: string): Promise<void> {
  const { db, clock } = backend
  const now = clock.now()
  await sellCards(backend)
  await db.insert(giftCardOrders).values({ id: 'g', designId: 'birthday', message: 'Enjoy, love Chanok' })
  const card = { designId: 'birthday', userId, faceValue: 100, message: 'Enjoy, love Chanok', validDays: 1, now }
  const { id: cardId } = await db.transaction((tx) => issueCard(tx, { ...card, orderId: 'g' }))
  await db.insert(giftCardGifts).values({
    ...{ id: 'gift', token: 'link', cardId, giverId: userId, receiverId: userId, amount: 100, state: 'gifted' },
    ...{ message: 'For you, love Chanok', createdAt: now, expireAt: now },
  })
  const order = { id: 'g', no: 'G1', kind: 'giftCard', userId, storeId: 'ari', amount: 100 } as const
  await db.transaction((tx) => openPurchase(tx, { ...order, createdAt: now, expireAt: now }))
}

/** A bottle that the member was given by the account itself. */
async function storeBottleOf(userId: string): Promise<void> {
  const { db, clock } = backend
  const now = clock.now()
  const rum = { category: 'spirit', name: { en: 'Rum' }, kind: 'opened', amount: 100, left: 65, cabinet: '1' } as const
  const kept = { storedAt: now, expireAt: now, staffName: 'Lek', remark: 'For love Chanok' }
  await db.insert(keptDrinks).values({ ...rum, ...kept, id: 'bottle', storeId: 'ari', userId })
  await db.insert(drinkGifts).values({
    ...{
      id: 'bottleGift',
      token: 'bottleLink',
      drinkId: 'bottle',
      giverId: userId,
      receiverId: userId,
      state: 'gifted',
    },
    ...{ message: 'Cheers, love Chanok', createdAt: now, expireAt: now, endedAt: now },
    ...{ category: 'spirit', storeName: { en: 'Ari' } },
  })
}

/** The member is a partner with a request, a fan of another partner, and has ordered by that. */
async function makePartner(userId: string, orderId: string): Promise<void> {
  const { db, clock } = backend
  const now = clock.now()
  const sent = { code: 'LOVE', name: 'love Chanok', answers: { where: 'love Chanok' }, appliedAt: now }
  await db.insert(partners).values({ ...sent, id: 'partner', userId, state: 'approved', reason: 'love Chanok' })
  await db.insert(users).values({ id: 'other', createdAt: now })
  const other = { ...sent, id: 'partner2', userId: 'other', code: 'OTHER', name: 'Other', answers: {} } as const
  await db.insert(partners).values(other)
  const endsAt = new Date('2027-11-21T12:00:00+07:00')
  await db.insert(partnerFans).values({ userId, partnerId: 'partner2', boundAt: now, endsAt, deviceId: 'd' })
  const earned = { base: 100, amount: 5, level: 1, paidAt: now } as const
  await db.insert(partnerCommissions).values({ ...earned, id: 'c', partnerId: 'partner2', orderId, fanId: userId })
  await db.insert(partnerWithdrawals).values({
    ...{ id: 'w', no: 'W1', partnerId: 'partner', amount: 100, fee: 0, tax: 0, way: 'bank', bank: 'KBANK' },
    ...{ account: 'LoveChanok', accountName: 'love Chanok', createdAt: now, payBy: now },
  })
}

/** A level, a paid VIP term, an equity card and the coupons of a month. */
async function giveMembership(userId: string): Promise<void> {
  const { db, clock } = backend
  const [now, endAt] = [clock.now(), new Date('2027-11-21T12:00:00+07:00')]
  await db.insert(memberLevels).values({ userId, level: 1, keptUntil: endAt, toldLevel: 1 })
  await db.insert(benefitGrants).values({ userId, giver: 'level 1', month: '2026-11', at: now })
  await db.insert(vipPlans).values({ id: 'year', name: { en: 'Year' }, months: 12, price: 100, createdAt: now })
  await db.insert(vipOrders).values({ id: 'v', planId: 'year', months: 12, refundDays: 7 })
  await db.insert(vipTerms).values({ id: 'v', userId, months: 12, startAt: now, endAt })
  const sold = { months: 12, gifts: [], refundDays: 7, createdAt: now }
  await db.insert(equityCards).values({ ...sold, id: 'tea', name: { en: 'Tea' }, price: 100 })
  await db.insert(heldEquityCards).values({ ...sold, id: 'e', cardId: 'tea', no: '1', userId, startAt: now, endAt })
}

/** Points that a member has ordered something for, which is sent to the member's home. */
async function orderPointsItem(userId: string): Promise<void> {
  const { db, clock } = backend
  await offerItem(backend)
  const address = { id: 'a', isDefault: true, lat: 13, lng: 100, ...home, contact: 'love Chanok' }
  await db.insert(pointsOrders).values({
    ...{ id: 'p', userId, itemId: 'mug', type: 'goods', name: { en: 'Mug' }, caption: { en: '' }, image: '', num: 1 },
    ...{ points: 1, deliveryFee: 0, way: 'delivery', address, state: 6, reason: 'Broken, love Chanok' },
    createdAt: clock.now(),
  })
}

/** Invitations of a member and to a member, with a link, a visit, a reward and a mark. */
async function inviteWith(userId: string): Promise<void> {
  const { db, clock } = backend
  const now = clock.now()
  await runCampaign(backend)
  const other = (await enterMember(backend, 'Som')).userId
  const facts = { campaignId: 'friends', joinedAt: now, until: now }
  await db.insert(invitations).values({ ...facts, id: 'invited', inviterId: userId, friendId: other })
  await db.insert(invitations).values({ ...facts, id: 'inviting', inviterId: other, friendId: userId })
  await db.insert(inviteCodes).values({ userId, code: 'LOVECHANOK', createdAt: now })
  await db.insert(inviteVisits).values({ deviceId: 'device', inviterId: userId, at: now })
  const reward = { side: 'friend', invitationId: 'inviting', reward: POINTS, createdAt: now, dueAt: now } as const
  await db.insert(inviteRewards).values({ ...reward, id: 'reward', campaignId: 'friends', userId })
  await db.insert(identityHashes).values({ kind: 'phone', hash: 'hash', userId, at: now })
}

/** A member with a row in every member table. */
async function ownerOfAll(): Promise<string> {
  const { token, userInfo } = await signInAs(backend, 'Nok')
  const { db, clock } = backend
  const [userId, now] = [userInfo.id, clock.now()]
  await backend.ask(addressContract.add, { ...home, lat: 13, lng: 100 }, { token })
  await backend.ask(storeContract.collect, { storeId: 'ari', collect: true }, { token })
  const shopper = await Shopper.with(backend, token).fill()
  const order = await shopper.order({ remark: 'Not spicy, love Chanok' })
  const orderId = order.id
  await db.insert(orderFeedbacks).values({ orderId, overall: 5, suggestions: 'Great, love Chanok', createdAt: now })
  await db.insert(refundRequests).values({
    ...{ id: 'r', orderId, state: 1, amount: 0, reason: 'other', remark: 'Too late, love Chanok' },
    ...{ appliedAt: now, answerBy: now },
  })
  await shopper.add('curry')
  await Diner.with(backend, token).sit(2)
  await db
    .insert(media)
    .values({ id: 'm', userId, mime: 'image/webp', width: 1, height: 1, bytes: new Uint8Array(1), createdAt: now })
  await credit(backend, userId, { points: 1, paidIn: 100 })
  await db.insert(payCodes).values({ userId, hash: 'LoveChanok', changedAt: now })
  await db.insert(memberScans).values({ id: 's', userId, code: 'LoveChanok', at: now })
  const booking = { id: 'b', userId, account: 'points', amount: 1, reason: 'Sorry, love Chanok' } as const
  await db.insert(ledgerBookings).values({ ...booking, staffName: 'Lek', at: now })
  await addTemplate(backend, { id: 'dinner', inCentre: true })
  await backend.ask(couponContract.claim, { couponId: 'dinner' }, { token })
  await addCodes(backend, { coupons: [] }, ['FLYER'])
  await backend.ask(couponContract.word, { word: 'FLYER' }, { token })
  await db.insert(couponActivities).values({ id: 'rain', word: 'rain', coupons: [], createdAt: now })
  await backend.ask(couponContract.word, { word: 'rain' }, { token })
  await giveCoupon(backend, userId, 'dinner', { code: 'LOVECHANOK' })
  await giveCoupon(backend, userId, 'dinner', { state: 'used', orderId, usedAt: now, usedAmount: 2000 })
  await db.insert(couponGifts).values({
    ...{ id: 'gift', token: 'link', giverId: userId, receiverId: userId, state: 'gifted' },
    ...{ message: 'Enjoy, love Chanok', createdAt: now, expireAt: now },
  })
  await giveCardOf(userId)
  await db.insert(signIns).values({ userId, day: '2026-11-20', at: now })
  await db.insert(signInReminders).values({ userId })
  await db.insert(birthdayGifts).values({ userId, year: 2026, at: now })
  await orderPointsItem(userId)
  await db.insert(guestMessages).values({
    ...{ userId, subject: 'order', subjectId: orderId, channel: 'wechat', templateId: 't', recipient: 'openid' },
    ...{ locale: 'en', agreedAt: now },
  })
  await db.insert(queueTypes).values({ id: 'a', storeId: 'ari', prefix: 'A', minPeople: 1, maxPeople: 2 })
  await db.insert(queueTickets).values({
    ...{ id: 'ticket', storeId: 'ari', typeId: 'a', userId, day: '2026-11-21', no: 1, number: 'A001', people: 2 },
    ...{ phone: 'love Chanok', aheadAtFirst: 0, takenAt: now },
  })
  await storeBottleOf(userId)
  await openReserve(backend)
  await db.insert(reservations).values({
    ...{ id: 'booking', code: 'R-1', storeId: 'ari', areaId: 'garden', userId, people: 2, day: '2026-11-22' },
    ...{ contact: 'love Chanok', phone: 'love Chanok', notes: 'love Chanok', tableIds: ['t1'], keepMinutes: 15 },
    ...({ start: now, end: new Date(now.getTime() + 7_200_000), state: 'confirmed', createdAt: now } as const),
  })
  await giveMembership(userId)
  await makePartner(userId, orderId)
  await inviteWith(userId)
  await db.insert(users).values({ id: 'earlier', createdAt: now, mergedInto: userId })
  return userId
}

describe('every column that names a member', () => {
  it('is declared by a member table', async () => {
    expect(await undeclared(backend.db)).toEqual([])
  })

  it('is found in a new table, with a foreign key or named like an owner', async () => {
    const { db } = backend
    await db.execute(sql`create table planted_cards (holder text references users (id))`)
    await db.execute(sql`create table planted_invitations (inviter_id text, at timestamptz)`)
    const found = await undeclared(db)
    await db.execute(sql`drop table planted_cards, planted_invitations`)
    expect(found).toEqual(['planted_cards.holder', 'planted_invitations.inviter_id'])
  })

  it('through sessions is handled by sign-in', async () => {
    expect(await referringTo(backend.db, 'sessions')).toEqual(['idempotency_keys', 'oauth_states'])
  })
})

describe('the data of a member in every member table', () => {
  it('is moved by a merge, except ledger entries, which are never changed', async () => {
    const from = await ownerOfAll()
    expect(await columnsNaming(from)).toEqual(OWNERS.map(nameOf))
    const { userId: into } = await sessionOf(backend, await backend.guest())
    await backend.db.transaction((tx) => mergeUsers(tx, { from, into, now: backend.clock.now() }))
    expect(await columnsNaming(from)).toEqual(['ledger_entries.user_id'])
    expect(await columnsNaming(into)).toEqual(OWNERS.map(nameOf))
    expect(await balancesOf(backend.db, into)).toMatchObject({ points: 1, paidIn: 100 })
  })

  it('is removed with the account, except orders, purchases, ledger entries with their lots of points, bookings, gift cards, gifts and used coupons, which accounting needs, and the rows merged into it, which are empty', async () => {
    const userId = await ownerOfAll()
    expect(await backend.dump()).toContain('love Chanok')
    await backend.db.transaction((tx) => removeMemberData(tx, userId, backend.clock.now()))
    expect(await backend.dump()).not.toMatch(/love ?Chanok/i)
    expect(await columnsNaming(userId)).toEqual([
      'users.merged_into',
      'orders.user_id',
      'purchases.user_id',
      'points_orders.user_id',
      'ledger_entries.user_id',
      'point_lots.user_id',
      'ledger_bookings.user_id',
      'user_coupons.user_id',
      'coupon_gifts.giver_id',
      'coupon_gifts.receiver_id',
      'gift_cards.user_id',
      'gift_card_gifts.giver_id',
      'gift_card_gifts.receiver_id',
      'drink_gifts.giver_id',
      'drink_gifts.receiver_id',
      'partners.user_id',
    ])
    expect(await balancesOf(backend.db, userId)).toMatchObject({ points: 0, paidIn: 0 })
  })
})
