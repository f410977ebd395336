import type { DataProvider } from 'react-admin'
import { memberContract as calls } from '../../../console/contract/members/member'
import type { StaffTemplate } from '../../../console/contract/coupons/couponTemplate'
import { choiceSources } from '../../../console/app/api/choices'
import { consoleData, RULES } from '../../../console/app/api/dataProvider'
import { NoReplyError, StaffReplyError } from '../../../console/app/api/errors'
import { StaffClient } from '../../../console/app/api/staffClient'
import { areasOf } from '../../../console/app/areas/areasOf'
import { ALL_LISTS, AREAS } from '../../../console/app/areas/areas'
import { freshConsole } from '../support/database/freshBistro'
import { enterGiver } from '../support/coupons/couponGiver'
import type { Backend } from '../support/harness'
import { OWNER, PASSWORD } from '../support/console/merchant'
import { templateFields } from '../support/console/templateFields'

let backend: Backend
let staff: Browser
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  staff = new Browser(backend)
  await staff.client.signIn(CREDENTIALS)
})

const CREDENTIALS = { email: OWNER, password: PASSWORD }

/** The console in a browser: its client and data provider on the server in process, with the cookie of its session. */
class Browser {
  readonly client: StaffClient
  readonly data: DataProvider
  /** What the network loses: the request, or the reply. */
  lost: 'request' | 'reply' | undefined
  /** Keys of the writes that arrived. */
  readonly keys: string[] = []
  prompts = 0
  cookie = ''

  constructor(private readonly on: Backend) {
    const needs = { fetch: (url: string, init: RequestInit) => this.fetch(url, init), locale: () => 'th' }
    this.client = new StaffClient({ ...needs, signInAgain: () => this.signInAgain() })
    this.data = consoleData(this.client, ALL_LISTS, choiceSources({ ...needs, client: this.client })) as DataProvider
  }

  private async signInAgain(): Promise<boolean> {
    this.prompts += 1
    await this.client.signIn(CREDENTIALS)
    return true
  }

  private async fetch(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const { lost } = this
    this.lost = undefined
    if (lost === 'request') throw new TypeError('Failed to fetch')
    const given = headers as Record<string, string>
    if (given['idempotency-key']) this.keys.push(given['idempotency-key'])
    const reply = await this.on.app.server.inject({
      ...{ method: method as 'GET', url, headers: { ...given, cookie: this.cookie } },
      ...(typeof body === 'string' && { payload: body }),
    })
    const [set] = [reply.headers['set-cookie'] ?? []].flat()
    if (set) this.cookie = set.split(';')[0] ?? ''
    if (lost === 'reply') throw new TypeError('Failed to fetch')
    return new Response(reply.body)
  }
}

const create = async (fields = templateFields()) =>
  (await staff.data.create<StaffTemplate>('couponTemplate', { data: fields })).data
const page = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} }
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an area', () => {
  it('is listed by pages and by what its filters ask for, and read and edited', async () => {
    const made = await create()
    await create(templateFields({ name: { en: 'Dinner' }, sort: 2 }))
    const asked = { ...page, pagination: { page: 2, perPage: 1 } }
    const second = await staff.data.getList('couponTemplate', asked)
    expect([second.total, second.data.map(({ name }) => name.en)]).toEqual([2, ['Dinner']])
    const found = await staff.data.getList('couponTemplate', { ...page, filter: { keyword: 'มื้อ', state: '' } })
    expect(found.data.map(({ id }) => id)).toEqual([made.id])
    const data = { ...templateFields({ sort: 9 }), id: made.id, version: 1 }
    await staff.data.update('couponTemplate', { id: made.id, data, previousData: made })
    expect((await staff.data.getOne('couponTemplate', { id: made.id })).data).toMatchObject({ sort: 9, version: 2 })
  })

  it('without a call for one record is looked up in its list', async () => {
    const plan = { sort: 0, name: { en: 'A month' }, months: 1, price: 9900, refundDays: 0 }
    const { data: made } = await staff.data.create('vipPlan', { data: plan })
    expect((await staff.data.getOne('vipPlan', { id: made.id })).data).toMatchObject(plan)
    expect(await failure(staff.data.getOne('vipPlan', { id: 'none' }))).toMatchObject({ status: 404 })
  })

  it('of rules has one record', async () => {
    const { data: rules } = await staff.data.getOne('birthdayReward', { id: RULES })
    expect(rules).toMatchObject({ id: RULES, on: false, revision: expect.any(String) })
  })

  it('whose codes are shown once is made with the id of its record', async () => {
    const { id: templateId } = await create()
    const order = { name: 'Flyer', kind: 'coupon', coupons: [{ templateId, num: 1 }], amount: 0, count: 2 }
    const data = { ...order, validFrom: null, validUntil: null, perPerson: null }
    const { data: made } = await staff.data.create('codeBatch', { data })
    expect([made.id, made.codes.length]).toEqual([made.batch.id, 2])
  })
})

it('members are read with their ledger, in which staff book by hand', async () => {
  const { userId: id } = await enterGiver(backend, 'Nok')
  const { data: members } = await staff.data.getList('member', { ...page, filter: { keyword: 'Nok' } })
  expect(members).toContainEqual((await staff.data.getOne('member', { id })).data)

  const booking = { id, account: 'points' as const, amount: 50, reason: 'Sorry for the wait' }
  await staff.client.call(calls.book, booking)
  const { data: entries } = await staff.data.getList('memberLedger', { ...page, filter: { id } })
  expect(entries[0]).toMatchObject({ account: 'points', amount: 50, kind: 'adjustment', staffName: 'Owner' })
})

describe('a write', () => {
  it('whose reply is lost is sent again with its key, and done once', async () => {
    staff.lost = 'reply'
    expect(await failure(create())).toBeInstanceOf(NoReplyError)
    await create()
    expect(new Set(staff.keys).size).toBe(1)
    expect((await staff.data.getList('couponTemplate', page)).total).toBe(1)
  })

  it('that is never received is sent again', async () => {
    staff.lost = 'request'
    expect(await failure(create())).toBeInstanceOf(NoReplyError)
    await create()
    expect((await staff.data.getList('couponTemplate', page)).total).toBe(1)
  })

  it('with the same content as one that was done is a new one', async () => {
    const [first, second] = [await create(), await create()]
    expect([first.id === second.id, new Set(staff.keys).size]).toEqual([false, 2])
  })

  it('is refused with the fields that do not fit', async () => {
    const error = await failure(create(templateFields({ kind: 'percent', value: 20_000 })))
    expect(error).toBeInstanceOf(StaffReplyError)
    expect(error).toMatchObject({ code: 400, fields: ['value'], current: undefined })
  })

  it('after another edit is refused with how the thing is now', async () => {
    const { id } = await create()
    const edit = (sort: number) => ({ id, data: { ...templateFields({ sort }), id, version: 1 }, previousData: { id } })
    await staff.data.update('couponTemplate', edit(5))
    const error = await failure(staff.data.update('couponTemplate', edit(6)))
    expect(error).toMatchObject({ code: 409, fields: [], current: { id, sort: 5, version: 2 } })
  })

  it('in a session that has ended is done after signing in again', async () => {
    staff.cookie = ''
    await create()
    expect([staff.prompts, (await staff.data.getList('couponTemplate', page)).total]).toEqual([1, 1])
  })

  it('with the token of an earlier session of this browser is done without signing in', async () => {
    const tab = new Browser(backend)
    await tab.client.signIn(CREDENTIALS)
    staff.cookie = tab.cookie
    await create()
    expect(staff.prompts).toBe(0)
  })
})

describe('the session', () => {
  it('is not opened with a wrong password', async () => {
    const error = await failure(new Browser(backend).client.signIn({ ...CREDENTIALS, password: 'wrong' }))
    expect(error).toMatchObject({ code: 400, msg: expect.stringMatching(/[ก-๙]/) })
  })

  it('keeps the language of the account, and ends', async () => {
    await staff.client.storeLocale('zh')
    expect((await staff.client.session(true)).staff.locale).toBe('zh')
    await staff.client.signOut()
    expect(await failure(staff.client.session())).toMatchObject({ code: 401 })
  })
})

it('a role has the areas that it may read', () => {
  expect(areasOf('owner').map(({ name }) => name)).toEqual(AREAS.map(({ name }) => name))
  expect(areasOf('kitchen').map(({ name }) => name)).toEqual(['dish', 'menuCategory'])
})

it('stores and dishes are chosen by their names', async () => {
  const stores = await staff.data.getList('store', { ...page, filter: { keyword: '' } })
  const [first] = stores.data
  expect((await staff.data.getMany('store', { ids: [first?.id ?? ''] })).data).toEqual([first])
  const dishes = await staff.data.getList('goods', page)
  expect(dishes.total).toBeGreaterThan(0)
  const word = String(dishes.data[0]?.name).slice(0, 4)
  expect((await staff.data.getList('goods', { ...page, filter: { keyword: word } })).data).toContainEqual(
    dishes.data[0],
  )
})
