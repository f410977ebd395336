import { eq } from 'drizzle-orm'
import { activities } from '../../../server/db/schema/store/activities'
import { goods } from '../../../server/db/schema/store/goods'
import { activityContract } from '../../../src/contract/store/activity'
import { LOCALES } from '../../../src/contract/constants/common'
import { fillBistro } from '../support/database/bistro'
import { type Backend, startBackend, startDemonstration } from '../support/harness'

let backend: Backend
beforeEach(async () => {
  backend = await startBackend(fillBistro)
  backend.clock.set('2026-11-20T12:00:00+07:00')
})
afterEach(() => backend.close())

const on = async () => (await backend.ask(activityContract.list, { storeId: 'ari' })).list
const lunch = {
  id: 'lunch',
  storeId: 'ari',
  title: { en: 'Lunch' },
  hours: [{ week: 5, start: '11:00', end: '14:00' }],
}

it('is shown until its end, in the language of the guest, and not afterwards', async () => {
  const { list } = await backend.ask(activityContract.list, { storeId: 'ari' }, { locale: 'th' })
  expect(list).toMatchObject([{ id: 'curryWeek', title: 'สัปดาห์แกง', runsNow: true, goodsNum: 2 }])
  expect(list[0]?.changesAt).toBe('2026-12-01T00:00:00.000+07:00')
  backend.clock.set('2026-12-01T00:00:00+07:00')
  expect(await on()).toEqual([])
})

it('respects its hours: current activities are listed before upcoming ones', async () => {
  await backend.db.insert(activities).values({ ...lunch, sort: -1 })
  expect(await on()).toMatchObject([
    { id: 'lunch', runsNow: true, changesAt: '2026-11-20T14:00:00.000+07:00' },
    { id: 'curryWeek', runsNow: true },
  ])
  backend.clock.set('2026-11-20T14:00:00+07:00')
  expect(await on()).toMatchObject([
    { id: 'curryWeek', runsNow: true },
    { id: 'lunch', runsNow: false, changesAt: '2026-11-27T11:00:00.000+07:00' },
  ])
})

it('is announced before it begins, and is over when its hours do not come again before its end', async () => {
  const startsAt = new Date('2026-11-25T00:00:00+07:00')
  await backend.db.insert(activities).values({ ...lunch, startsAt })
  expect((await on()).at(-1)).toMatchObject({ runsNow: false, changesAt: '2026-11-27T11:00:00.000+07:00' })
  const endsAt = new Date('2026-11-27T11:00:00+07:00')
  await backend.db.update(activities).set({ endsAt }).where(eq(activities.id, 'lunch'))
  expect(await on()).toHaveLength(1)
})

it('pauses on a day on which the store is closed', async () => {
  await backend.db.update(activities).set({ endsAt: null })
  backend.clock.set('2026-12-31T12:00:00+07:00')
  expect(await on()).toMatchObject([{ runsNow: false, changesAt: '2027-01-01T00:00:00.000+07:00' }])
})

it("shows its products in the merchant's order, those that are on the menu and match the dining type", async () => {
  const request = { storeId: 'ari', activityId: 'curryWeek' } as const
  const dishes = async (diningType?: 'dineIn') =>
    (await backend.ask(activityContract.detail, { ...request, diningType })).goods.map(({ id }) => id)
  expect(await dishes()).toEqual(['curry', 'tea'])
  await backend.db
    .update(goods)
    .set({ diningTypes: ['pickup'] })
    .where(eq(goods.id, 'tea'))
  backend.clock.set('2026-11-20T12:01:00+07:00')
  expect(await dishes('dineIn')).toEqual(['curry'])
})

it('reports that it has ended, and is not found in other stores', async () => {
  const ended = { storeId: 'silom', activityId: 'curryWeek' } as const
  expect(await backend.call(activityContract.detail, ended)).toMatchObject({ code: 400, msg: 'This event has ended' })
  await backend.db.update(activities).set({ shown: false })
  expect((await backend.call(activityContract.detail, { ...ended, storeId: 'ari' })).code).toBe(400)
  expect((await backend.call(activityContract.list, { storeId: 'nowhere' })).code).toBe(400)
})

it.each(LOCALES)('every activity of the demo restaurant has texts and products (%s)', async (locale) => {
  const shop = await startDemonstration()
  const { list } = await shop.ask(activityContract.list, { storeId: 'thonglor' }, { locale })
  expect(list).toHaveLength(3)
  for (const { title, text, period, goodsNum } of list) {
    expect([title, text, period].every((texts) => texts.length > 0)).toBe(true)
    expect(goodsNum).toBeGreaterThan(1)
  }
  await shop.close()
})
