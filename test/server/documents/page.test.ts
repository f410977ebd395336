import { documentContract as calls } from '../../../src/contract/order/document'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import type { Locale } from '../../../src/contract/fields'
import { signInAs } from '../support/accounts/accounts'
import { BUYER, invoicesOn, vatIncluded } from '../support/orders/documents'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import type { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const get = (url: string) => backend.app.server.inject({ url })

/** The pages of an order's documents by kind, in a language. */
async function pagesOf({ shopper, id }: { shopper: Shopper; id: string }, locale: Locale = 'en') {
  const { list } = await backend.ask(calls.ofOrder, { orderId: id }, shopper.as({ locale }))
  const pages: Record<string, { path: string; body: string }> = {}
  for (const { kind, path } of list) pages[kind] = { path, body: (await get(path)).body }
  return pages
}

const textOf = (body = '') => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the page of a receipt', () => {
  it('has each dish, the sums and how it was paid, in the guest’s language', async () => {
    const order = await paidOrder(backend)
    const { payAmount, orderNo } = await order.shopper.detail(order.id)
    const english = textOf((await pagesOf(order)).receipt?.body)
    for (const part of ['Receipt', 'RC2026-000001', orderNo, 'PromptPay', (payAmount / 100).toFixed(2), '1 × ']) {
      expect(english).toContain(part)
    }
    expect((await pagesOf(order, 'zh')).receipt?.body).toMatch(/lang="zh".*收据/s)
  })

  it('names VAT where the merchant has a tax id, as included or added, and the Thai words of the law', async () => {
    await invoicesOn(backend)
    const added = textOf((await pagesOf(await paidOrder(backend))).shortTaxInvoice?.body)
    expect(added).toContain('ใบกำกับภาษีอย่างย่อ')
    expect(added).toContain('บริษัท โต๊ะอุ่น จำกัด')
    expect(added).toContain('0-1075-44000-10-8')
    expect(added).toContain('Head office')
    expect(added).toContain('VAT 7%')
    expect(added).not.toContain('Prices include VAT')
    await vatIncluded(backend, true)
    expect(textOf((await pagesOf(await paidOrder(backend))).shortTaxInvoice?.body)).toContain('Prices include VAT')
  })

  it('is not cached, found by no search, and passes its address on to no site', async () => {
    const { path } = (await pagesOf(await paidOrder(backend))).receipt ?? { path: '' }
    const { headers, statusCode } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    })
  })
})

describe('a link', () => {
  it('holds nothing of the document, and opens it for a week', async () => {
    await invoicesOn(backend)
    const order = await paidOrder(backend)
    await backend.ask(calls.requestTaxInvoice, { orderId: order.id, buyer: BUYER }, order.shopper.as())
    const { path = '' } = (await pagesOf(order)).taxInvoice ?? {}
    expect(path).toMatch(/^\/documents\/[\w-]{20}\.[a-z\d]+\.[\w-]{43}\?lang=en$/)
    backend.clock.advance(7 * 24 * 60 - 1)
    expect((await get(path)).statusCode).toBe(200)
    backend.clock.advance(1)
    const ended = await get(path)
    expect([ended.statusCode, textOf(ended.body)]).toEqual([404, expect.stringContaining('no longer works')])
    expect(ended.body).not.toContain(BUYER.name)
  })

  it('does not open with another signature, end or document', async () => {
    const [one, other] = [await paidOrder(backend), await paidOrder(backend)]
    const parts = async (order: typeof one) => ((await pagesOf(order)).receipt?.path ?? '').split(/[/.?]/)
    const [, , id = '', ends = '', signature = ''] = await parts(one)
    const [, , otherId = ''] = await parts(other)
    const wrong = [
      [otherId, ends, signature],
      [id, `${ends}0`, signature],
      [id, 'zzzzzzzzz', signature],
      [id, ends, signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
      [id, ends, ''],
      [id, ends, signature, signature],
      [id],
      ['..%2f..%2fetc'],
    ]
    for (const token of wrong) expect((await get(`/documents/${token.join('.')}`)).statusCode).toBe(404)
  })
})

test('what a buyer writes is text on the page, never markup', async () => {
  await invoicesOn(backend)
  const order = await paidOrder(backend)
  const buyer = { ...BUYER, name: '<script>alert(1)</script>', address: '"><img src=x>' }
  await backend.ask(calls.requestTaxInvoice, { orderId: order.id, buyer }, order.shopper.as())
  const { body = '' } = (await pagesOf(order)).taxInvoice ?? {}
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img')
  expect(body).toContain('&#60;script&#62;')
})

test('a full tax invoice has the buyer and what it takes the place of; a credit note the values before and after', async () => {
  await invoicesOn(backend)
  const order = await paidOrder(backend)
  await backend.ask(
    calls.requestTaxInvoice,
    { orderId: order.id, buyer: { ...BUYER, branch: '00012' } },
    order.shopper.as(),
  )
  await backend.ask(orderCareContract.refundApply, { orderId: order.id, reason: 'changedMind' }, order.shopper.as())
  const pages = await pagesOf(order)
  const full = textOf(pages.taxInvoice?.body)
  for (const part of [
    BUYER.name,
    BUYER.address,
    '0-1055-61000-01-1',
    'Branch 00012',
    'Takes the place of AB2026-000001',
  ]) {
    expect(full).toContain(part)
  }
  const note = textOf(pages.creditNote?.body)
  for (const part of ['ใบลดหนี้', 'For TX2026-000001', 'Correct value', BUYER.name]) expect(note).toContain(part)
})

test('strangers get no document of another guest, and issue none', async () => {
  await invoicesOn(backend)
  const { id } = await paidOrder(backend)
  const before = await backend.dump()
  for (const token of [await backend.guest(), (await signInAs(backend, 'Bee')).token]) {
    const shown = await backend.call(calls.ofOrder, { orderId: id }, { token })
    const asked = await backend.call(calls.requestTaxInvoice, { orderId: id, buyer: BUYER }, { token })
    expect([shown.code, asked.code, shown.msg]).toEqual([400, 400, asked.msg])
  }
  expect(await backend.dump()).not.toContain(BUYER.name)
  expect(before).not.toContain('AB2026')
  expect(await backend.dump()).not.toContain('AB2026')
})
