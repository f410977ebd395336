import { refundContract } from '../../../console/contract/refund'
import { eq } from 'drizzle-orm'
import { orderCareContract } from '../../../src/contract/orderCare'
import { orderFeedbackContract } from '../../../src/contract/orderFeedback'
import { payContract } from '../../../src/contract/pay'
import { ratedAs } from '../../../src/domain/order/feedback'
import { buildApp } from '../../../server/app'
import { orders } from '../../../server/db/schema/orders'
import { readEnvironment } from '../../../server/environment'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { COLLECTED, paidOrder } from '../support/kitchen'
import { Merchant, OWNER, PASSWORD } from '../support/merchant'
import { uploadedBy } from '../support/picture'
import { Shopper, stockOf } from '../support/shopper'
import { StaffCaller } from '../support/staff'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

let merchant: Merchant
beforeEach(async () => {
  backend.clock.advance(24 * 60 * 7)
  merchant = new Merchant(backend)
  await merchant.enter()
})

const stateOf = async (shopper: Shopper, id: string) => (await shopper.detail(id)).state

describe('the sign-in of the console', () => {
  it('redirects unauthenticated requests to the sign-in page', async () => {
    const stranger = new Merchant(backend)
    for (const path of ['/console', '/console/tables', '/console/orders/x']) {
      expect(await stranger.get(path)).toMatchObject({ status: 303, to: '/console/login' })
    }
    expect((await stranger.post('/console/tables/t1', { act: 'free' })).status).toBe(401)
    expect((await stranger.get('/console/login')).body).toContain('Password')
  })

  it('accepts the password, with a cookie that scripts and other sites cannot use', async () => {
    const { status, to, setCookie } = await new Merchant(backend).enter()
    expect([status, to]).toEqual([303, '/console'])
    const [pages, calls] = setCookie.split(',')
    expect(pages).toMatch(/^console=[\w-]{43}; Path=\/console; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
    expect(calls).toBe(pages?.replace('/console;', '/consoleApi;'))
    expect((await merchant.get('/console')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('ends by signing out, and after twelve hours', async () => {
    await merchant.act('/console/logout')
    expect((await merchant.get('/console')).status).toBe(303)
    await merchant.enter()
    expect((await merchant.get('/console')).status).toBe(200)
    backend.clock.advance(12 * 60 + 1)
    expect((await merchant.get('/console')).status).toBe(303)
  })

  it('reports an unknown page with a message', async () => {
    const { status, body } = await merchant.get('/console/nowhere')
    expect([status, body]).toEqual([404, expect.stringContaining('This page does not exist.')])
  })

  it('refuses a form without its token, or from another site', async () => {
    const { body } = await merchant.get('/console')
    const csrf = /name="csrf" value="([\w-]+)"/.exec(body)?.[1] ?? ''
    expect((await merchant.post('/console/logout', { csrf: 'x' })).status).toBe(403)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await merchant.post('/console/logout', { csrf }, foreign)).status).toBe(403)
    expect((await merchant.post('/console/login', { email: OWNER, password: PASSWORD }, foreign)).status).toBe(403)
    expect((await merchant.post('/console/logout', { csrf })).status).toBe(303)
  })
})

describe('an order at the console', () => {
  it('is accepted, made ready and handed over', async () => {
    const { shopper, id } = await paidOrder(backend)
    const { body } = await merchant.get('/console')
    expect(body).toContain('1× Green curry')
    expect(body).toContain('Accept')
    for (const [act, state] of [
      ['preparing', 3],
      ['ready', 4],
      ['completed', 7],
    ] as const) {
      expect(await merchant.order(id, act)).toMatchObject({ status: 303, to: '/console' })
      expect(await stateOf(shopper, id)).toBe(state)
    }
  })

  it('is handed to a rider', async () => {
    const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
    await backend.db.update(orders).set({ diningType: 'delivery' }).where(eq(orders.id, id))
    expect((await merchant.order(id, 'delivering', { rider: '', phone: '' })).status).toBe(400)
    await merchant.order(id, 'delivering', { rider: 'Somchai', phone: '0811111111' })
    expect(await shopper.detail(id)).toMatchObject({ state: 5, rider: { name: 'Somchai', phone: '0811111111' } })
    await merchant.order(id, 'delivered')
    expect(await stateOf(shopper, id)).toBe(6)
  })

  it('redirects to the page of its form', async () => {
    const { id } = await paidOrder(backend)
    const { body } = await merchant.get('/console')
    const csrf = /name="csrf" value="([\w-]+)"/.exec(body)?.[1] ?? ''
    const from = (referer: string, act: string) => merchant.post(`/console/orders/${id}`, { csrf, act }, { referer })
    expect((await from('https://shop.example/console?store=ari', 'preparing')).to).toBe('/console?store=ari')
    expect((await from('https://shop.example/elsewhere', 'ready')).to).toBe('/console')
  })

  it('is shown on the pages of its store and of all stores, and is counted as waiting on each page', async () => {
    const { id } = await paidOrder(backend)
    const shown = async (path: string) => (await merchant.get(path)).body.includes(`/console/orders/${id}`)
    expect([await shown('/console'), await shown('/console?store=ari'), await shown('/console?store=silom')]).toEqual([
      true,
      true,
      false,
    ])
    expect((await merchant.get('/console/tables?store=ari')).body).toMatch(/<title>\(\d+\) Tables · Ari · /)
  })

  it('moves only as its state allows', async () => {
    const { shopper, id } = await paidOrder(backend)
    for (const act of ['completed', 'delivered', 'ready', 'cancelled', 'agree', 'takeMoney', 'nonsense']) {
      expect((await merchant.order(id, act, { why: '' })).status).toBe(400)
    }
    expect((await merchant.order('nobody', 'preparing')).body).toContain('This order was not found')
    expect(await stateOf(shopper, id)).toBe(2)
  })

  it('is changed once, and a repeated submit is not refused', async () => {
    const { shopper, id } = await paidOrder(backend)
    const pressed = async (order: string, act: string, fields = {}) =>
      (await Promise.all([1, 2].map(() => merchant.order(order, act, fields)))).map(({ status }) => status)
    for (const act of ['preparing', 'ready', 'completed']) expect(await pressed(id, act)).toEqual([303, 303])
    expect(await stateOf(shopper, id)).toBe(7)
    const { id: unpaid } = await (await (await Shopper.enter(backend)).fill()).order({ payType: 'offline' })
    expect(await pressed(unpaid, 'cancelled', { why: 'No gas' })).toEqual([303, 303])
    const { shopper: owner, id: requested } = await paidOrder(backend, ['preparing'])
    await backend.ask(orderCareContract.refundApply, { orderId: requested, reason: 'other' }, owner.as())
    expect(await pressed(requested, 'agree')).toEqual([303, 303])
  })

  it('is refused with a reason, and its refund is owed until it is marked as paid out', async () => {
    const { shopper, id } = await paidOrder(backend)
    await merchant.order(id, 'refunded', { why: 'No gas' })
    expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1, remark: 'No gas' } })
    expect(await stockOf(backend, 'curryS')).toBe(10)
    const staff = await StaffCaller.enter(backend)
    const [refund] = (await staff.ask(refundContract.list, {})).list
    await staff.ask(refundContract.markSent, { id: refund?.id ?? '' })
    expect((await shopper.detail(id)).refund).toMatchObject({ state: 4 })
    expect((await staff.ask(refundContract.list, {})).list).toEqual([])
  })

  it('shows a refund request, which can be accepted or refused with a reason', async () => {
    const { shopper, id } = await paidOrder(backend, ['preparing'])
    const ask = () =>
      backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'other', remark: '<b>Rain</b>' }, shopper.as())
    await ask()
    const { body } = await merchant.get('/console')
    expect(body).toContain('Refund requested: Another reason &#60;b&#62;Rain&#60;/b&#62;')
    expect((await merchant.order(id, 'refuse', { answer: '' })).status).toBe(400)
    await merchant.order(id, 'refuse', { answer: 'It is in the pan' })
    expect((await shopper.detail(id)).refund).toMatchObject({ state: 2, answer: 'It is in the pan' })
    backend.clock.advance(1)
    await ask()
    await merchant.order(id, 'agree')
    expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1 } })
  })

  it('shows its review and pictures, which the page may load', async () => {
    const { shopper, id } = await paidOrder(backend, COLLECTED)
    const [requests, message] = [await uploadedBy(backend, shopper.token), await uploadedBy(backend, shopper.token)]
    const { dishes } = await backend.ask(orderFeedbackContract.tasting, { orderId: id }, shopper.as())
    const rated = dishes.map(({ orderGoodsId }) => ({ orderGoodsId, ...ratedAs('soSo') }))
    const texts = { overall: 2, suggestions: 'Too <hot>', dishes: rated, images: [message] }
    await backend.ask(orderFeedbackContract.give, { orderId: id, ...texts }, shopper.as())
    const request = { orderId: id, reason: 'quality' as const, images: [requests] }
    await backend.ask(orderCareContract.refundApply, request, shopper.as())
    const { body, headers } = await merchant.get(`/console/orders/${id}`)
    for (const picture of [requests, message]) expect(body).toContain(`<img src="/media/${picture}"`)
    expect(body).toContain('★★☆☆☆')
    expect(body).toContain('Too &#60;hot&#62;')
    expect(headers['content-security-policy']).toContain("img-src 'self'")
  })

  it('with counter payment is handed over once it is paid', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order({ payType: 'offline' })
    for (const act of ['preparing', 'ready']) await merchant.order(id, act)
    expect((await merchant.order(id, 'completed')).status).toBe(400)
    await merchant.order(id, 'takeMoney')
    expect((await merchant.order(id, 'takeMoney')).status).toBe(400)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 4 })
    await merchant.order(id, 'completed')
    expect(await stateOf(shopper, id)).toBe(7)
  })

  it('that is neither paid nor collected is cancelled', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order({ payType: 'offline' })
    expect((await merchant.get(`/console/orders/${id}`)).body).toContain('Cancel order')
    await merchant.order(id, 'cancelled', { why: 'nobody came' })
    expect(await stateOf(shopper, id)).toBe(-1)
  })

  it('whose payment fails in the sandbox is not paid, can be paid again, and the failed payment cannot succeed later', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    const { refNo } = await shopper.code(id)
    expect((await merchant.get('/console')).body).toContain('Failed')
    expect((await merchant.act(`/console/payments/${refNo}`, { result: 'failed' })).status).toBe(303)
    expect(await backend.ask(payContract.query, { orderId: id }, shopper.as())).toMatchObject({ state: 2 })
    expect(await stateOf(shopper, id)).toBe(1)
    expect((await merchant.get('/console')).body).not.toContain(refNo)
    await merchant.act(`/console/payments/${refNo}`, { result: 'paid' })
    expect(await shopper.detail(id)).toMatchObject({ paid: false, state: 1 })
    const again = await shopper.code(id)
    expect(again.refNo).not.toBe(refNo)
    await merchant.act(`/console/payments/${again.refNo}`, { result: 'paid' })
    expect(await stateOf(shopper, id)).toBe(2)
  })

  it('is paid by settling its payment in the sandbox', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    const { refNo } = await shopper.code(id)
    expect((await merchant.get('/console')).body).toContain(refNo)
    await merchant.act(`/console/payments/${refNo}`, { result: 'paid' })
    expect(await stateOf(shopper, id)).toBe(2)
  })
})

test('without a password the console is disabled, and a short password is refused', async () => {
  const { server } = await buildApp({ db: backend.db, logLevel: 'silent' })
  expect((await server.inject('/console/login')).statusCode).toBe(404)
  await server.close()
  expect(() => readEnvironment({ CONSOLE_PASSWORD: 'short' })).toThrow('CONSOLE_PASSWORD:')
})
