import { drinksContract as staffCalls } from '../../../console/contract/tables/drinks'
import { media } from '../../../server/db/schema/account/media'
import { drinksContract as calls } from '../../../src/contract/inStore/drinks'
import { codesOf } from '../support/inStore/diner'
import { type Drinker, freshBar, handOut, storeFor } from '../support/membership/drinks'
import { type Backend, runJob } from '../support/harness'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: Drinker
freshBar((...all) => ([backend, staff, nok] = all))

const opened = () => storeFor(staff, nok, { storageKind: 'opened', quantity: 100 })
const tryOut = async (code: string, left: number, more: object = {}) =>
  staff.call(staffCalls.takeOut, { ...(await handOut(staff, { code, left })), ...more })

describe('a code', () => {
  it('has six digits, works five minutes, and is shown to the owner who is 20 or older only', async () => {
    const { id } = await opened()
    expect((await nok.call(calls.takeCode, { id })).msg).toBe('Please confirm that you are 20 or older')
    const { code, until } = await nok.code(id)
    expect([code, until]).toEqual([expect.stringMatching(/^\d{6}$/), '2026-11-21T12:05:00.000+07:00'])
    expect((await nok.look(id)).codeUntil).toBe(until)
    backend.clock.advance(5)
    expect((await nok.look(id)).codeUntil).toBeNull()
    expect((await staff.call(staffCalls.byCode, { storeId: 'ari', code })).msg).toMatch(/not valid any more/)
    await runJob(backend.app.jobs.drinks)
    expect((await staff.ask(staffCalls.read, { id })).state).toBe(1)
  })

  it('stops working by a new one, by its end, and in another store', async () => {
    const { id } = await opened()
    const first = (await nok.code(id)).code
    const second = (await nok.code(id)).code
    expect((await staff.call(staffCalls.byCode, { storeId: 'ari', code: first })).code).toBe(400)
    expect((await staff.call(staffCalls.byCode, { storeId: 'closed', code: second })).msg).toMatch(/another store/)
    const spaced = `${second.slice(0, 3)} ${second.slice(3)}`
    expect((await staff.ask(staffCalls.byCode, { storeId: 'ari', code: spaced })).id).toBe(id)
    expect((await nok.ask(calls.cancelCode, { id })).codeUntil).toBeNull()
    expect((await staff.call(staffCalls.byCode, { storeId: 'ari', code: second })).code).toBe(400)
  })

  it('confirmed by two tills at the same moment hands the bottle out once', async () => {
    const { id } = await opened()
    const { code } = await nok.code(id)
    const request = await handOut(staff, { code, left: 65 })
    const others = await StaffCaller.enter(backend)
    const replies = await Promise.all([staff, others, staff].map((till) => till.call(staffCalls.takeOut, request)))
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
    expect(await nok.log(id)).toEqual([
      ['take', -35, 65],
      ['store', 100, 100],
    ])
  })

  it('is confirmed once by a call that is repeated', async () => {
    const { id } = await opened()
    const request = await handOut(staff, { code: (await nok.code(id)).code, left: 65 })
    const replies = [
      await staff.call(staffCalls.takeOut, request, { key: 'once' }),
      await staff.call(staffCalls.takeOut, request, { key: 'once' }),
    ]
    expect(codesOf(replies)).toEqual([200, 200])
    expect((await nok.log(id)).length).toBe(2)
  })
})

describe('a bottle that is handed out', () => {
  it.each([
    ['as much as before', 100, {}, 400, /Less must be left/],
    ['more than before', 101, {}, 400, /./],
    ['no checked age', 65, { ageChecked: false }, 400, /20 or older/],
    ['an old version', 65, { version: 9 }, 409, /./],
    ['another code', 65, { code: '000000' }, 400, /not valid/],
  ])('is refused with %s', async (_what, left, more, status, message) => {
    const { id } = await opened()
    const { code: shown } = await nok.code(id)
    const { code, msg } = await tryOut(shown, left, more)
    expect([code, msg]).toEqual([status, expect.stringMatching(message)])
    expect(await nok.look(id)).toMatchObject({ remainLevel: 100, state: 1 })
  })

  it('has less, then nothing, and is kept again with never more than was taken', async () => {
    const { id } = await opened()
    expect((await tryOut((await nok.code(id)).code, 65)).code).toBe(200)
    expect(await nok.look(id)).toMatchObject({ remainLevel: 65, state: 2, codeUntil: null })
    const { data } = await tryOut((await nok.code(id)).code, 0)
    expect(data).toMatchObject({ state: 3, left: 0 })
    expect((await nok.list('taken')).list).toMatchObject([{ id, leftQuantity: 0 }])
    const back = { id, version: data.version, storageKind: 'opened' } as const
    expect((await staff.call(staffCalls.keepAgain, { ...back, left: 66 })).msg).toMatch(/More than was taken/)
    expect(await staff.ask(staffCalls.keepAgain, { ...back, left: 40, cabinet: 'Shelf 3' })).toMatchObject({
      ...{ left: 40, state: 2, cabinet: 'Shelf 3', leftDays: 180 },
    })
    expect((await nok.log(id)).map(([action, , left]) => [action, left])).toEqual([
      ['again', 40],
      ['take', 0],
      ['take', 65],
      ['store', 100],
    ])
    const { version } = await staff.ask(staffCalls.read, { id })
    expect((await staff.call(staffCalls.keepAgain, { ...back, version, left: 10 })).msg).toMatch(/was taken out/)
  })

  it('shows its owner the photo of its level, which the log keeps', async () => {
    const [before, after] = ['level65aaaaaaaaaaaaa', 'level40aaaaaaaaaaaaa']
    const picture = {
      mime: 'image/webp',
      width: 1,
      height: 1,
      bytes: new Uint8Array(1),
      createdAt: backend.clock.now(),
    }
    await backend.db.insert(media).values([before, after].map((id) => ({ ...picture, id })))
    const nameOf = (id: string) => `uploads/${id}.webp`
    const { id } = await storeFor(staff, nok, { storageKind: 'opened', quantity: 65, photo: nameOf(before) })
    expect(await nok.look(id)).toMatchObject({ image: nameOf(before), imageAt: '2026-11-21T12:00:00.000+07:00' })
    expect((await tryOut((await nok.code(id)).code, 40, { photo: nameOf(after) })).code).toBe(200)
    expect((await nok.look(id)).image).toBe(nameOf(after))
    const { list } = await nok.ask(calls.log, { id })
    expect(list.map(({ image }) => image)).toEqual([nameOf(after), nameOf(before)])
  })

  it('may be sealed, and comes back opened', async () => {
    const { id } = await storeFor(staff, nok)
    const { data } = await tryOut((await nok.code(id)).code, 0)
    const { version } = data
    await staff.ask(staffCalls.keepAgain, { id, version, storageKind: 'opened', left: 65 })
    expect(await nok.look(id)).toMatchObject({ storageKind: 'opened', remainLevel: 65, quantity: 1, state: 2 })
  })

  it('is audited without the guest', async () => {
    const { id } = await opened()
    await tryOut((await nok.code(id)).code, 65)
    const [entry] = await staff.audited(id)
    expect(entry).toMatchObject({
      ...{ action: 'drinks.takeOut', before: { left: 100, phone: '' }, after: { left: 65, memberName: '' } },
    })
  })
})
