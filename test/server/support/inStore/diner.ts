import { eq } from 'drizzle-orm'
import type { PayType } from '../../../../src/contract/payment/payType'
import type { Envelope, Input } from '../../../../src/contract/endpoint'
import { inStoreContract as calls } from '../../../../src/contract/inStore/inStore'
import type {
  InStoreCart,
  PayMode,
  TableBill,
  TableReply,
  TableView,
} from '../../../../src/contract/inStore/inStoreTable'
import type { OrderDetail } from '../../../../src/contract/order/order'
import { payContract } from '../../../../src/contract/payment/pay'
import { orders } from '../../../../server/db/schema/orders/orders'
import { stores } from '../../../../server/db/schema/store/stores'
import { lockOrder } from '../../../../server/db/locks'
import { transitionOrder } from '../../../../server/modules/orders/transitionOrder'
import { takeCounterPayment } from '../../../../server/modules/payments/counterPayment'
import type { OrderStateName } from '../../../../src/domain/order/orderState'
import { equalAmount } from '../../../../src/domain/table/tableBill'
import type { Backend, CallOptions } from '../harness'
import { settle } from '../orders/shopper'

type OrderRequest = { scope?: 'mine' | 'all'; couponIds?: string[]; payType?: PayType; quoteId?: string }
type ShareRequest = Omit<Input<typeof calls.share>, 'storeId' | 'tableId' | 'code' | 'amount'> & { amount?: number }

const SKUS: Record<string, string> = { curry: 'curryS', tea: 'tea1', rice: 'rice1', water: 'water1' }

/** The two tables of the small merchant. */
export const A1 = { storeId: 'ari', tableId: 't1', code: 'code of A1' }
export const A2 = { storeId: 'ari', tableId: 't2', code: 'code of A2' }

/** A guest at a table of the store `ari`. */
export class Diner {
  private constructor(
    private readonly backend: Backend,
    readonly token: string,
    readonly at: typeof A1,
  ) {}

  /** A guest who has not joined the table. */
  static async enter(backend: Backend, at = A1): Promise<Diner> {
    return new Diner(backend, await backend.guest(), at)
  }

  /** A guest with an existing session. */
  static with(backend: Backend, token: string, at = A1): Diner {
    return new Diner(backend, token, at)
  }

  /** A guest who has started or joined the table. */
  static async seated(backend: Backend, peopleNum = 2, at = A1): Promise<Diner> {
    const diner = await Diner.enter(backend, at)
    await diner.sit(peopleNum)
    return diner
  }

  async sit(peopleNum?: number): Promise<TableView> {
    return viewIn(await this.backend.ask(calls.start, { ...this.at, peopleNum }, this.as()))
  }

  trySit(peopleNum?: number): Promise<Envelope<TableReply>> {
    return this.backend.call(calls.start, { ...this.at, peopleNum }, this.as())
  }

  poll(version?: string): Promise<TableReply> {
    return this.backend.ask(calls.table, { ...this.at, version }, this.as())
  }

  async table(): Promise<TableView> {
    return viewIn(await this.poll())
  }

  async tableSession(): Promise<NonNullable<TableView['sitting']>> {
    const { sitting } = await this.table()
    if (!sitting) throw new Error('does not sit at the table')
    return sitting
  }

  async bill(): Promise<TableBill> {
    const { bill } = await this.tableSession()
    if (!bill) throw new Error('this table has no bill')
    return bill
  }

  cart(): Promise<InStoreCart> {
    return this.backend.ask(calls.cart, this.at, this.as())
  }

  add(goodsId: string, num = 1, skuId = SKUS[goodsId] ?? '?'): Promise<Envelope<InStoreCart>> {
    return this.backend.call(calls.change, { ...this.at, goodsId, skuId, num }, this.as())
  }

  /** Changes the quantity of a line by a difference, or sets it. */
  change(lineId: string, change: { add: number } | { num: number }): Promise<Envelope<InStoreCart>> {
    return this.backend.call(calls.change, { ...this.at, lineId, ...change }, this.as())
  }

  /** Fills the cart with a valid order: the required rice, and a curry. */
  async fill(): Promise<this> {
    await this.add('rice')
    await this.add('curry')
    return this
  }

  checkout({ scope, couponIds }: OrderRequest = {}) {
    return this.backend.ask(calls.checkout, { ...this.at, scope, couponIds }, this.as())
  }

  async place(
    { quoteId, ...request }: OrderRequest = {},
    options: Pick<CallOptions, 'key' | 'ip'> = {},
  ): Promise<Envelope<OrderDetail>> {
    const agreed = quoteId ?? (await this.checkout(request)).quoteId
    return this.backend.call(calls.create, { ...this.at, ...request, quoteId: agreed }, { ...this.as(), ...options })
  }

  async order(request: OrderRequest = {}): Promise<OrderDetail> {
    return dataOf(await this.place(request))
  }

  tryShare(request: ShareRequest): Promise<Envelope<OrderDetail>> {
    return this.backend.call(calls.share, { amount: 1, ...this.at, ...request }, this.as())
  }

  /** Creates a share of the bill at the amount that the bill shows. */
  async share(request: ShareRequest): Promise<OrderDetail> {
    const first = await this.tryShare(request)
    if (first.code === 200) return first.data
    const { bill } = first.data as unknown as { bill: TableBill }
    const own = request.members ?? [(await this.tableSession()).members.find(({ me }) => me)?.no]
    const amounts = {
      rest: bill.left,
      amount: request.amount ?? 0,
      equal: equalAmount(
        { left: bill.left, partsTaken: bill.equal.parts - bill.equal.left },
        request.parts ? Number(request.parts) : bill.equal.parts,
        1,
      ),
      own: bill.own.filter(({ no }) => own.includes(no)).reduce((sum, { amount }) => sum + amount, 0),
    }
    return dataOf(await this.tryShare({ ...request, amount: amounts[request.way] }))
  }

  /** Pays an order in the sandbox. */
  async pay(orderId: string): Promise<void> {
    const started = await this.backend.ask(payContract.pay, { orderId, payType: 'promptpay' }, this.as())
    if (started.payType !== 'promptpay') throw new Error('not by PromptPay')
    await settle(this.backend, started.refNo)
  }

  payAtCounter(orderId: string) {
    return this.backend.call(payContract.pay, { orderId, payType: 'offline' }, this.as())
  }

  close(orderId: string): Promise<Envelope<OrderDetail>> {
    return this.backend.call(calls.close, { orderId }, this.as())
  }

  call(type: 'service' | 'water' | 'bill' = 'service', note = '') {
    return this.backend.call(calls.callWaiter, { ...this.at, type, note }, this.as())
  }

  as() {
    return { token: this.token }
  }
}

/** Sets whether the tables of `ari` pay first or at the end. */
export async function payMode({ db }: Backend, mode: PayMode): Promise<void> {
  await db.update(stores).set({ payMode: mode }).where(eq(stores.id, 'ari'))
}

/** Moves an order as the merchant. */
export function kitchen({ db, clock }: Backend, orderId: string, to: OrderStateName): Promise<unknown> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('no such order')
    return transitionOrder(tx, order, to, { actor: 'merchant', now: clock.now() })
  })
}

/** Records the counter payment of an order. */
export function takeMoney({ db, clock }: Backend, orderId: string): Promise<unknown> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('no such order')
    return takeCounterPayment(tx, order, clock.now())
  })
}

/** The codes of replies, sorted. */
export function codesOf(replies: readonly Envelope[]): number[] {
  return replies.map(({ code }) => code).sort((a, b) => a - b)
}

/** All orders of the database, oldest first. */
export function allOrders({ db }: Backend) {
  return db.select().from(orders).orderBy(orders.orderNo)
}

function viewIn({ view }: TableReply): TableView {
  if (!view) throw new Error('nothing has changed')
  return view
}

function dataOf<T>({ code, msg, data }: Envelope<T>): T {
  if (code !== 200) throw new Error(msg)
  return data
}
