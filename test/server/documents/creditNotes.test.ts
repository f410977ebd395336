import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import { documents } from '../../../server/db/schema/payments/documents'
import { orderLines, orders } from '../../../server/db/schema/orders/orders'
import { paidShares, pieceShare } from '../../../server/modules/pricing/paidShares'
import { giveBack, invoicesOn, vatIncluded } from '../support/orders/documents'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, move } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { settle, Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const calls = consoleContract.order

let backend: Backend
let staff: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  await invoicesOn(backend)
  staff = await StaffCaller.enter(backend)
})

/** A collected order of a curry, rice and three teas. */
async function collected() {
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.add('tea', 3)
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  for (const to of COLLECTED) await move(backend, id, to)
  await issued(id)
  return id
}

/** The lines of an order with what each cost and the VAT in it. */
async function sharesOf(id: string) {
  const lines = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.sort)
  const [order] = await backend.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error('no order')
  const { lines: shares } = paidShares(lines, order.quote)
  return lines.map((line, at) => ({ line, share: shares[at] ?? { amount: 0, vat: 0 } }))
}

async function refundPieces(id: string, lineId: string, num: number): Promise<void> {
  const { refunded } = await staff.ask(calls.read, { id })
  await staff.ask(calls.refund, { id, refunded, reason: 'It was cold', lines: [{ lineId, num }] })
}

/** The documents of an order after the job has run: the tax invoice, then the credit notes. */
async function issued(id: string) {
  await runJob(backend.app.jobs.documents)
  backend.clock.advance(1)
  return backend.db.select().from(documents).where(eq(documents.purchaseId, id)).orderBy(documents.issuedAt)
}

describe.each([true, false])('with VAT in the prices: %s', (included) => {
  beforeEach(() => vatIncluded(backend, included))

  test('a credit note has the VAT of the pieces that went back, one after the other', async () => {
    const id = await collected()
    const tea = (await sharesOf(id)).find(({ line }) => line.num === 3)
    if (!tea) throw new Error('no line of three')
    for (const before of [0, 1, 2]) {
      await refundPieces(id, tea.line.id, 1)
      const note = (await issued(id)).at(-1)
      const of = (part: 'amount' | 'vat') => pieceShare(tea.share[part], { num: 3, before, pieces: 1 })
      expect(note).toMatchObject({ kind: 'creditNote', total: of('amount'), vat: of('vat') })
    }
  })

  test('of several refunds before the job has run there is one credit note with the VAT of all', async () => {
    const id = await collected()
    const [first, second] = (await sharesOf(id)).filter(({ line }) => line.num === 1)
    await refundPieces(id, first?.line.id ?? '', 1)
    await refundPieces(id, second?.line.id ?? '', 1)
    const [, note, ...others] = await issued(id)
    const of = (part: 'amount' | 'vat') => (first?.share[part] ?? 0) + (second?.share[part] ?? 0)
    expect([note, others]).toMatchObject([{ total: of('amount'), vat: of('vat') }, []])
  })

  test('the credit notes of an order add up to its invoice, however the money goes back', async () => {
    const id = await collected()
    const shares = await sharesOf(id)
    const lineOf = (num: number) => shares.find(({ line }) => line.num === num)?.line.id ?? ''
    await refundPieces(id, lineOf(3), 2)
    await issued(id)
    await giveBack(backend, id, 1234)
    await issued(id)
    await refundPieces(id, lineOf(1), 1)
    const [invoice] = await issued(id)
    const { refunded } = await staff.ask(calls.read, { id })
    await giveBack(backend, id, (invoice?.total ?? 0) - refunded)
    const notes = (await issued(id)).slice(1)
    const sum = (of: 'total' | 'vat') => notes.reduce((all, note) => all + note[of], 0)
    expect([notes.length, sum('total'), sum('vat')]).toEqual([4, invoice?.total, invoice?.vat])
    expect(notes.at(-1)?.content.credit).toMatchObject({ after: 0 })
    expect(notes.every(({ total, content: { parts } }) => parts.net + parts.vat + parts.untaxed === total)).toBe(true)
  })
})
