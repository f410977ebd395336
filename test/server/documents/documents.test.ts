import { eq, sql } from 'drizzle-orm'
import { documentContract as calls } from '../../../src/contract/order/document'
import { configContract } from '../../../src/contract/config/config'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { payContract } from '../../../src/contract/payment/pay'
import { documents } from '../../../server/db/schema/payments/documents'
import { orders } from '../../../server/db/schema/orders/orders'
import { signInAs } from '../support/accounts/accounts'
import { BUYER, giveBack, invoicesOn, SELLER_TAX_ID } from '../support/orders/documents'
import { Diner, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const open = (shopper: Shopper, orderId: string) => backend.ask(calls.ofOrder, { orderId }, shopper.as())
const request = (shopper: Shopper, orderId: string, buyer: object = {}, key?: string) =>
  backend.call(calls.requestTaxInvoice, { orderId, buyer: { ...BUYER, ...buyer } }, shopper.as(key ? { key } : {}))
const runDocuments = () => runJob(backend.app.jobs.documents)
const RANK = sql`array_position(array['receipt', 'shortTaxInvoice', 'taxInvoice', 'creditNote'], ${documents.kind})`
const written = () => backend.db.select().from(documents).orderBy(documents.issuedAt, RANK, documents.number)

describe('what is issued for a payment', () => {
  it('is a plain receipt of a merchant without a tax id', async () => {
    const { shopper, id } = await paidOrder(backend)
    const { list, taxInvoice } = await open(shopper, id)
    const { payAmount } = await shopper.detail(id)
    expect(list).toMatchObject([{ kind: 'receipt', no: 'RC2026-000001', total: payAmount }])
    expect(taxInvoice).toEqual({ state: 'closed', buyer: null })
    expect((await written())[0]?.content.seller).toMatchObject({ taxId: '', name: { en: 'Warm Table Ari' } })
  })

  it('is a short tax invoice with the merchant’s legal name, tax id and branch otherwise', async () => {
    await invoicesOn(backend, { branches: [{ storeId: 'ari', branch: '00003', address: { en: 'Ari', th: 'อารีย์' } }] })
    const { shopper, id } = await paidOrder(backend)
    const { quote } = await shopper.detail(id)
    expect((await open(shopper, id)).list).toMatchObject([{ kind: 'shortTaxInvoice', no: 'AB2026-000001' }])
    const [document] = await written()
    expect(document).toMatchObject({ vat: quote.vatAmount, content: { parts: { vat: quote.vatAmount } } })
    expect(document?.content.seller).toMatchObject({
      ...{ taxId: SELLER_TAX_ID, branch: '00003' },
      name: { th: 'บริษัท โต๊ะอุ่น จำกัด' },
      address: { th: 'อารีย์' },
    })
  })

  it('stays as it is when it is opened again, also after the merchant has changed', async () => {
    const { shopper, id } = await paidOrder(backend)
    const [first] = (await open(shopper, id)).list
    await invoicesOn(backend)
    backend.clock.advance(60)
    const [second] = (await open(shopper, id)).list
    expect({ ...second, path: '' }).toEqual({ ...first, path: '' })
    await expect(backend.db.update(documents).set({ total: 1 })).rejects.toThrow()
    await expect(backend.db.delete(documents)).rejects.toThrow()
    await expect(backend.db.execute(sql`update documents set no = 'X'`)).rejects.toThrow()
  })

  it('is issued by the job in the order of the payments, without anyone who opens it', async () => {
    const first = await paidOrder(backend)
    backend.clock.advance(1)
    const second = await paidOrder(backend)
    await runDocuments()
    await runDocuments()
    expect((await written()).map(({ purchaseId, number }) => [purchaseId, number])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ])
  })

  it('is nothing for an order that is not paid, or paid at the counter later', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    await runDocuments()
    expect(await open(shopper, id)).toEqual({ list: [], taxInvoice: { state: 'closed', buyer: null } })
    await invoicesOn(backend)
    expect((await open(shopper, id)).taxInvoice.state).toBe('nothing')
    await backend.ask(payContract.pay, { orderId: id, payType: 'offline' }, shopper.as())
    expect((await open(shopper, id)).list).toEqual([])
    expect(await request(shopper, id)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('Nothing has been paid'),
    })
  })

  it('is of the share of a table’s bill that was paid, not of its orders', async () => {
    await invoicesOn(backend)
    await payMode(backend, 'payAfter')
    const diner = await (await Diner.seated(backend)).fill()
    const order = await diner.order()
    const share = await diner.share({ way: 'rest' })
    await diner.pay(share.id)
    await runDocuments()
    expect(await backend.db.select().from(orders).where(eq(orders.id, order.id))).toMatchObject([{ paid: true }])
    const issued = await written()
    expect(issued).toMatchObject([{ purchaseId: share.id, kind: 'shortTaxInvoice', total: share.payAmount }])
    expect(issued[0]?.vat).toBe(order.quote.vatAmount)
    const none = await backend.ask(calls.ofOrder, { orderId: order.id }, diner.as())
    expect(none).toEqual({ list: [], taxInvoice: { state: 'nothing', buyer: null } })
  })
})

describe('a full tax invoice', () => {
  beforeEach(() => invoicesOn(backend))

  it('takes the place of the short one, once, and remembers the buyer for the next order', async () => {
    const shopper = Shopper.with(backend, (await signInAs(backend, 'Nok')).token)
    const { id } = await paidBy(shopper)
    expect((await open(shopper, id)).taxInvoice).toEqual({ state: 'open', buyer: null })
    const { code, data } = await request(shopper, id, { taxId: '0-1055-61000-01-1' })
    expect(code).toBe(200)
    expect(data.list.map(({ kind, no }) => [kind, no])).toEqual([
      ['shortTaxInvoice', 'AB2026-000001'],
      ['taxInvoice', 'TX2026-000001'],
    ])
    expect(data.taxInvoice).toEqual({ state: 'issued', buyer: null })
    const [short, full] = await written()
    expect(full).toMatchObject({ refersTo: short?.id, total: short?.total, vat: short?.vat })
    expect(full?.content).toMatchObject({ buyer: BUYER, refersTo: { no: 'AB2026-000001' } })
    expect(await request(shopper, id)).toMatchObject({ code: 400, msg: expect.stringContaining('already') })
    const next = await paidBy(shopper)
    expect((await open(shopper, next.id)).taxInvoice).toEqual({ state: 'open', buyer: BUYER })
  })

  it('is issued once for a request that is sent twice with its key', async () => {
    const { shopper, id } = await paidOrder(backend)
    const [one, two] = [await request(shopper, id, {}, 'tap'), await request(shopper, id, {}, 'tap')]
    expect([one.code, two.code]).toEqual([200, 200])
    expect(await backend.db.$count(documents, eq(documents.kind, 'taxInvoice'))).toBe(1)
  })

  it.each([
    ['a wrong check digit', { taxId: '0105561000012' }],
    ['no name', { name: ' ' }],
    ['no address', { address: '' }],
    ['half a branch number', { branch: '12' }],
  ])('is refused with %s', async (_, buyer) => {
    const { shopper, id } = await paidOrder(backend)
    expect((await request(shopper, id, buyer)).code).toBe(400)
    expect(await backend.db.$count(documents)).toBe(0)
  })

  it('is for a person without a branch too', async () => {
    const { shopper, id } = await paidOrder(backend)
    expect((await request(shopper, id, { name: 'Nok', taxId: '1101700203450', branch: null })).code).toBe(200)
  })

  it.each([
    ['the merchant does not offer it', { on: false }],
    ['the merchant has no tax id', { taxId: '' }],
    ['the tax id of the merchant is wrong', { taxId: '123' }],
  ])('is closed while %s', async (_, rules) => {
    await invoicesOn(backend, rules)
    const { shopper, id } = await paidOrder(backend)
    expect((await open(shopper, id)).taxInvoice.state).toBe('closed')
    expect(await request(shopper, id)).toMatchObject({ code: 400, msg: expect.stringContaining('not available') })
  })

  it('has a switch that guests see, without the rest of the block', async () => {
    expect(await backend.ask(configContract.forms, { idents: ['hasKp'] })).toEqual({ hasKp: { on: true } })
  })
})

describe('money that goes back', () => {
  beforeEach(() => invoicesOn(backend))

  it('has a credit note that refers to the short tax invoice, and no full one after it', async () => {
    const { shopper, id } = await paidOrder(backend)
    await open(shopper, id)
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
    await runDocuments()
    await runDocuments()
    const [short, note] = await written()
    expect(note).toMatchObject({ kind: 'creditNote', refersTo: short?.id, total: short?.total, vat: short?.vat })
    expect(note?.content).toMatchObject({ refersTo: { no: short?.no }, credit: { before: short?.total, after: 0 } })
    expect((await open(shopper, id)).taxInvoice.state).toBe('refunded')
    expect(await request(shopper, id)).toMatchObject({ code: 400, msg: expect.stringContaining('refunded') })
  })

  it('has one for each part, which add up to all that was paid and its VAT', async () => {
    const { shopper, id } = await paidOrder(backend)
    await request(shopper, id)
    const [, full] = await written()
    const total = full?.total ?? 0
    for (const amount of [3333, 3333, total - 6666]) {
      await giveBack(backend, id, amount)
      await runDocuments()
      backend.clock.advance(1)
    }
    const notes = (await written()).filter(({ kind }) => kind === 'creditNote')
    expect(notes.map(({ number, refersTo }) => [number, refersTo])).toEqual([1, 2, 3].map((n) => [n, full?.id]))
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(total)
    expect(notes.reduce((sum, note) => sum + note.vat, 0)).toBe(full?.vat)
    expect(notes[1]?.content).toMatchObject({ buyer: BUYER, credit: { before: total - 3333, after: total - 6666 } })
  })

  it('before any document has both, so that no payment is without one', async () => {
    const { shopper, id } = await paidOrder(backend)
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
    expect((await open(shopper, id)).list.map(({ kind }) => kind)).toEqual(['shortTaxInvoice', 'creditNote'])
  })
})

/** A paid order of a guest. */
async function paidBy(shopper: Shopper) {
  await shopper.fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  return { id }
}
