import { eq } from 'drizzle-orm'
import { orders } from '../../../server/db/schema/orders/orders'
import { refunds } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences, reconciliations } from '../../../server/db/schema/payments/reconciliations'
import { AlipayPayments } from '../../../server/integrations/payment/alipayPayments'
import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import * as alipay from '../support/alipay/alipayService'
import { type Backend, runJob } from '../support/harness'
import { takeSteps } from '../support/orders/orderSteps'
import type { PlantedList } from '../support/payments/plantedList'
import type { StaffCaller } from '../support/console/staff'
import { begunIn, freshWallets } from '../support/payments/walletServices'
import * as wechat from '../support/wechatPay/wechatPayService'

const DAY = '2026-11-21'
const AMOUNT = 15_515
const MAINLAND = { ...wechat.WECHAT_PAY, region: 'mainland', currency: 'CNY' } as const

let backend: Backend
let staff: StaffCaller
let alipayService: alipay.AlipayService
let wechatService: wechat.WechatPayService

freshWallets((set) => ({ backend, staff, alipayService, wechatService } = set), MAINLAND)

/** What differs between the providers. */
interface Vendor {
  name: string
  appType: string
  payType: 'alipay' | 'wechat'
  list(): PlantedList
  /** The provider's id of a payment. */
  idOf(ref: string): string
  pay(ref: string): void
  notify(ref: string): Promise<unknown>
}

const VENDORS: Record<string, Vendor> = {
  Alipay: {
    name: 'alipay',
    ...{ appType: 'alipay', payType: 'alipay' },
    list: () => alipayService.list,
    idOf: (ref) => `20261121220014${ref}`,
    pay: (ref) => alipayService.pay(ref),
    notify: (ref) => alipay.notifyServer(backend.app.server, alipayService.notification(ref)),
  },
  'WeChat Pay': {
    name: 'wechatPay',
    ...{ appType: 'weapp', payType: 'wechat' },
    list: () => wechatService.list,
    idOf: (ref) => `42000${ref}`,
    pay: (ref) => wechatService.pay(ref),
    notify: (ref) => wechat.notifyServer(backend.app.server, wechatService.notification(ref)),
  },
}

const AT = `${DAY} 13:00:30`

/** Compares at a time at which the lists of the day and of the next one are made. */
async function compareAt(at = '2026-11-24T12:00:00+07:00') {
  backend.clock.set(at)
  await runJob(backend.app.jobs.dayReconciliation)
}

describe.each(Object.entries(VENDORS))('the list of %s', (_name, vendor) => {
  /** An order whose payment the provider has received and lists. */
  async function paid({ isNotified = true } = {}) {
    const { id, ref } = await begunIn(backend, vendor)
    vendor.pay(ref)
    if (isNotified) await vendor.notify(ref)
    const listed = { ref, id: vendor.idOf(ref), amount: '155.15', at: AT }
    vendor.list().money.push(listed)
    return { id, listed }
  }

  const found = async () => {
    const rows = await backend.db.select().from(reconciliationDifferences).orderBy(reconciliationDifferences.kind)
    return rows.map(({ provider, day, kind, settled }) => [provider, day, kind, settled])
  }
  const comparison = async () => {
    const rows = await backend.db.select().from(reconciliations).where(eq(reconciliations.provider, vendor.name))
    return rows.find(({ day }) => day === DAY)
  }

  it('agrees with what is booked', async () => {
    await paid()
    await compareAt()
    expect([await found(), await comparison()]).toMatchObject([
      [],
      { state: 'done', failure: null, payments: 1, paymentsAmount: AMOUNT },
    ])
  })

  it('shows a payment that was not begun here', async () => {
    await paid()
    vendor.list().money.push({ ref: 'ELSEWHERE', id: 'X1', amount: '9', at: AT })
    await compareAt()
    expect(await found()).toEqual([[vendor.name, DAY, 'paymentUnknown', null]])
  })

  it('pays an order whose notification was lost', async () => {
    const { id } = await paid({ isNotified: false })
    await compareAt()
    expect(await found()).toEqual([[vendor.name, DAY, 'paymentMissingHere', 'byRule']])
    const [order] = await backend.db.select().from(orders).where(eq(orders.id, id))
    expect(order?.paid).toBe(true)
  })

  it('shows another amount than was booked, and a payment that it lacks', async () => {
    const { listed } = await paid()
    listed.amount = '155.14'
    await paid()
    vendor.list().money.pop()
    await compareAt()
    expect(await found()).toEqual([
      [vendor.name, DAY, 'paymentAmount', null],
      [vendor.name, DAY, 'paymentMissingThere', null],
    ])
  })

  it('is waited for until it is made, that of the next day in China as well', async () => {
    await paid()
    for (const at of ['2026-11-22T20:00:00+07:00', '2026-11-23T08:00:00+07:00', '2026-11-23T12:00:00+07:00']) {
      await compareAt(at)
      expect([await found(), (await comparison())?.state]).toEqual([[], 'waiting'])
    }
    await compareAt()
    expect((await comparison())?.state).toBe('done')
  })

  it('is not believed when it is not whole or another one than was named, and is asked for again', async () => {
    await paid()
    vendor.list().isBroken = true
    await compareAt()
    expect([await found(), await comparison()]).toMatchObject([
      [],
      { state: 'failed', failure: expect.stringMatching(/differs from its hash|is not whole/) },
    ])
    vendor.list().isBroken = false
    await compareAt()
    expect([await found(), (await comparison())?.state]).toEqual([[], 'done'])
  })

  it('has the refunds, also one that was not made here', async () => {
    const { id, listed } = await paid()
    await takeSteps(staff, id, { refuse: 'no gas' })
    await runJob(backend.app.jobs.refunds)
    const [refund] = await backend.db.select().from(refunds)
    const at = `${DAY} 14:00:00`
    vendor.list().money.push({ ...listed, at, refundId: refund?.id ?? '' })
    vendor.list().money.push({ ...listed, at, refundId: 'portal1', amount: '1.00' })
    await compareAt()
    expect(await found()).toEqual([[vendor.name, DAY, 'refundUnknown', null]])
    expect(await comparison()).toMatchObject({ state: 'done', payments: 1, refunds: expect.any(Number) })
  })
})

test('a list of WeChat Pay that is being made is waited for', async () => {
  wechatService.list.state = 'creating'
  await compareAt()
  const rows = await backend.db.select().from(reconciliations).where(eq(reconciliations.provider, 'wechatPay'))
  expect(rows.every(({ state }) => state === 'waiting')).toBe(true)
})

test('a file of Alipay at a host that is not its own is not fetched', async () => {
  const { reply } = alipayService
  alipayService.reply = (method) =>
    method.includes('bill')
      ? alipayService.said(method, { code: '10000', bill_download_url: 'https://evil.example/x' })
      : undefined
  await compareAt()
  alipayService.reply = reply
  const rows = await backend.db.select().from(reconciliations).where(eq(reconciliations.provider, 'alipay'))
  expect(rows.at(-1)).toMatchObject({ state: 'failed', failure: 'alipay: named a file of another host' })
})

test('lists in another currency than amounts are asked for in are not read', () => {
  expect(new AlipayPayments({ ...alipay.ALIPAY, currency: 'THB' }).statement).toBeUndefined()
  expect(new WechatPay(wechat.WECHAT_PAY).statement).toBeUndefined()
})
