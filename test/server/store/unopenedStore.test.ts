import { eq } from 'drizzle-orm'
import { diningTableContract } from '../../../console/contract/tables/diningTable'
import { dishContract } from '../../../console/contract/menu/dish'
import { queueContract } from '../../../console/contract/tables/queue'
import { type StaffStore, storeContract } from '../../../console/contract/store/store'
import { tableContract } from '../../../console/contract/tables/table'
import { contract } from '../../../src/contract/contract'
import type { Endpoint, Envelope } from '../../../src/contract/endpoint'
import { queueTypes } from '../../../server/db/schema/inStore/queue'
import { diningTables } from '../../../server/db/schema/inStore/tables'
import { linkReaders } from '../../../server/modules/goods/linkCard'
import { signInAs } from '../support/accounts/accounts'
import { fieldNames, goodInputs } from '../support/badInput'
import { fillBistro } from '../support/database/bistro'
import { Diner } from '../support/inStore/diner'
import { type Backend, injection, startBackend } from '../support/harness'
import { endpoints, knownFields } from '../support/knownFields'
import { PASSWORD } from '../support/console/merchant'
import { NEW_STORE, StoreMaker } from '../support/console/newStore'
import { takeSteps } from '../support/orders/orderSteps'
import { openQueue } from '../support/inStore/queue'
import { openReserve } from '../support/inStore/reserve'
import { StaffCaller } from '../support/console/staff'

type Fields = Record<string, unknown>

/** Calls that record a page view, of any store. */
const RECORDING = ['visit.record']

let backend: Backend
let maker: StoreMaker
let member: string
let store: StaffStore
/** Valid fields of guests who have learned of the store's ids. */
let known: Fields
/** What guests could read before the store was made. */
let before: Envelope[]

const readings = endpoints.filter(
  ([, endpoint]) => endpoint.method === 'GET' && !fieldNames(endpoint).includes('storeId'),
)
const ofStores = endpoints.filter(
  ([name, endpoint]) => fieldNames(endpoint).includes('storeId') && !RECORDING.includes(name),
)

beforeAll(async () => {
  backend = await startBackend(fillBistro, { consolePassword: PASSWORD })
  maker = new StoreMaker(backend, await StaffCaller.enter(backend))
  await openQueue(backend)
  await openReserve(backend)
  member = (await signInAs(backend, 'Nok')).token
  known = await knownFields(backend, member)
  before = await readAll()
  store = await maker.make()
  known = { ...known, ...(await idsOf(store.id)) }
})
afterAll(() => backend.close())

/** The ids of a store's table, dish and kind of tables of the queue, and the code of the table. */
async function idsOf(storeId: string): Promise<Fields> {
  const table = { name: 'A1', area: { en: 'Garden' }, seats: 4, codePerSession: false }
  const { id: tableId } = await maker.staff.ask(diningTableContract.create, { storeId, ...table })
  const [row] = await backend.db.select().from(diningTables).where(eq(diningTables.id, tableId))
  const [type] = await backend.db.select().from(queueTypes).where(eq(queueTypes.storeId, storeId))
  const goodsId = (await maker.dishesOf(storeId)).get('Green curry')
  return { storeId, tableId, code: row?.code, typeId: type?.id, goodsId, gid: goodsId }
}

async function send(endpoint: Endpoint, input: object): Promise<Envelope> {
  return (await backend.app.server.inject(injection(endpoint, input, { token: member }))).json<Envelope>()
}

/** What a member reads without naming a store. */
async function readAll(): Promise<Envelope[]> {
  const replies: Envelope[] = []
  for (const [, endpoint] of readings) {
    for (const input of goodInputs(endpoint, known)) replies.push(await send(endpoint, input))
  }
  return replies
}

describe('before it is opened, a new store', () => {
  it('changes nothing of what guests read without naming it', async () => {
    expect(readings.length).toBeGreaterThan(50)
    expect(await readAll()).toEqual(before)
  })

  it.each(ofStores)('is for %s as one that does not exist', async (name, endpoint) => {
    const unchanged = await backend.dump()
    for (const input of goodInputs(endpoint, known).filter((each) => 'storeId' in each)) {
      const reply = await send(endpoint, input)
      // The table is looked up before its store.
      const isAtTable = name.startsWith('inStore.')
      expect(reply).toEqual(
        isAtTable ? expect.objectContaining({ code: 400 }) : await send(endpoint, { ...input, storeId: 'nowhere' }),
      )
    }
    expect(await backend.dump()).toBe(unchanged)
  })

  it('has no preview of its links', async () => {
    const { readCard } = linkReaders(backend.db)
    expect(await readCard({ storeId: 'ari' }, 'en')).toBeDefined()
    expect(await readCard({ storeId: store.id, gid: String(known.gid) }, 'en')).toBeUndefined()
  })

  it('has a screen at its door, which staff set up', async () => {
    const { version } = await maker.staff.ask(queueContract.read, { storeId: store.id })
    const { doorPath } = await maker.staff.ask(queueContract.door, { storeId: store.id, version })
    expect((await backend.app.server.inject({ url: doorPath ?? '' })).body).toContain(NEW_STORE.name.en)
  })
})

describe('once it is opened, a new store', () => {
  beforeAll(async () => {
    const form = await maker.staff.ask(storeContract.read, { id: store.id })
    await maker.staff.ask(storeContract.update, { ...form, payMode: 'payAfter' })
    await maker.open(store.id)
  })

  it('is found by its name, by its link, and as the nearest one', async () => {
    const { list } = await backend.ask(contract.store.list, { keyword: 'Thonglor' })
    expect(list).toMatchObject([{ id: store.id, isOpen: true }])
    expect(await backend.ask(contract.store.default, NEW_STORE.place)).toMatchObject({ id: store.id })
    expect(await linkReaders(backend.db).readCard({ storeId: store.id }, 'en')).toMatchObject({
      title: NEW_STORE.name.en,
    })
  })

  it('takes the orders of guests who scan the code of a table', async () => {
    const { tableId, code } = known as typeof Diner.prototype.at
    const { codes } = await maker.staff.ask(tableContract.codes, { storeId: store.id })
    expect(codes.find((each) => each.tableId === tableId)?.path).toContain(code)
    const diner = await Diner.seated(backend, 2, { storeId: store.id, tableId, code })
    const dish = async (name: string) => {
      const { id, skus } = await maker.dishIn(store.id, name)
      return [id, skus[0]?.id ?? ''] as const
    }
    const [curry, rice] = [await dish('Green curry'), await dish('Jasmine rice')]
    await maker.staff.ask(dishContract.setStock, { id: curry[0], key: curry[1], seen: 0, stock: 1 })
    await diner.add(curry[0], 1, curry[1])
    await diner.add(rice[0], 1, rice[1])
    const { id: orderId } = await diner.order()
    expect(await takeSteps(maker.staff, orderId, 'accept')).toMatchObject({ storeId: store.id })
  })
})
