import { eq } from 'drizzle-orm'
import { documentCounters, documents } from '../../../server/db/schema/payments/documents'
import { issueDue, issueTaxInvoice } from '../../../server/modules/documents/issue'
import { documentContract } from '../../../src/contract/order/document'
import { BUYER, invoicesOn } from '../support/orders/documents'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import { skus } from '../../../server/db/schema/store/goods'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** The numbers of all documents of a kind, sorted. */
async function numbersOf(kind: 'receipt' | 'taxInvoice' | 'shortTaxInvoice'): Promise<number[]> {
  const rows = await backend.db.select().from(documents).where(eq(documents.kind, kind))
  return rows.map(({ number }) => number).sort((a, b) => a - b)
}

const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

async function paidOrders(count: number) {
  await backend.db.update(skus).set({ stock: null })
  const orders: Awaited<ReturnType<typeof paidOrder>>[] = []
  for (let at = 0; at < count; at += 1) orders.push(await paidOrder(backend))
  return orders
}

test('twenty requests at once get twenty consecutive numbers', async () => {
  const orders = await paidOrders(20)
  const replies = await Promise.all(
    orders.map(({ shopper, id }) => backend.ask(documentContract.ofOrder, { orderId: id }, shopper.as())),
  )
  expect(await numbersOf('receipt')).toEqual(oneTo(20))
  expect(new Set(replies.map(({ list }) => list[0]?.no))).toEqual(
    new Set(oneTo(20).map((number) => `RC2026-${String(number).padStart(6, '0')}`)),
  )
}, 60_000)

test('guests, the job and a second tap at once issue each document once', async () => {
  await invoicesOn(backend)
  const orders = await paidOrders(4)
  const open = ({ shopper, id }: (typeof orders)[number]) =>
    backend.ask(documentContract.ofOrder, { orderId: id }, shopper.as())
  await Promise.all([...orders.map(open), runJob(backend.app.jobs.documents), ...orders.map(open)])
  expect(await numbersOf('shortTaxInvoice')).toEqual(oneTo(4))
  const [first] = orders
  if (!first) throw new Error('no order')
  const asked = { orderId: first.id, buyer: BUYER }
  const replies = await Promise.all(
    oneTo(4).map(() => backend.call(documentContract.requestTaxInvoice, asked, first.shopper.as())),
  )
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await numbersOf('taxInvoice')).toEqual([1])
}, 60_000)

test('a transaction that is undone leaves no gap', async () => {
  await invoicesOn(backend)
  const [one, two] = await paidOrders(2)
  const now = backend.clock.now()
  const undone = backend.db.transaction(async (tx) => {
    await issueTaxInvoice(tx, one?.id ?? '', BUYER, now)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await backend.db.$count(documentCounters)).toBe(0)
  await backend.db.transaction((tx) => issueDue(tx, two?.id ?? '', now))
  await backend.db.transaction((tx) => issueTaxInvoice(tx, one?.id ?? '', BUYER, now))
  expect([await numbersOf('shortTaxInvoice'), await numbersOf('taxInvoice')]).toEqual([[1, 2], [1]])
}, 60_000)

test('each store and each year of the stores’ calendar begins at one', async () => {
  const orders = await paidOrders(2)
  const issue = (id: string | undefined, at: string) =>
    backend.db.transaction((tx) => issueDue(tx, id ?? '', new Date(at)))
  await issue(orders[0]?.id, '2026-12-31T23:59:00+07:00')
  await issue(orders[1]?.id, '2027-01-01T00:00:00+07:00')
  const rows = await backend.db.select().from(documents).orderBy(documents.issuedAt)
  expect(rows.map(({ no }) => no)).toEqual(['RC2026-000001', 'RC2027-000001'])
}, 60_000)
