import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Reply } from '@/contract/endpoint'
import type { OrderDetail } from '@/contract/order/order'
import type { orderCareContract } from '@/contract/order/orderCare'
import { Resource } from '@/stores/cache/resource'
import type { PicturesModel } from './pictures.model'

type Form = Reply<(typeof orderCareContract)['refundForm']>
type Reason = Form['reasons'][number]['key']

/** An order with its refund options. */
interface RefundableOrder {
  order: OrderDetail
  /** Undefined when no refund is possible. */
  form: Form | undefined
}

/** Validation errors of a request. */
export type Missing = 'reason' | 'picture'

interface Remote {
  order: { detail: (input: { orderId: string }) => Promise<OrderDetail> }
  care: Pick<Client<typeof orderCareContract>, 'refundForm' | 'refundApply' | 'refundWithdraw'>
}

/** State of the refund form. It is reset only after the server has accepted the request. */
export class RefundModel {
  readonly details: Resource<RefundableOrder>
  reason: Reason | undefined = undefined
  remark = ''
  /** The last attempt had no reason. */
  reasonMissing = false
  #key: string
  readonly #remote: Remote
  readonly #orderId: string
  readonly #newKey: () => string

  constructor(
    remote: Remote,
    orderId: string,
    readonly pictures: PicturesModel,
    newKey: () => string,
  ) {
    this.#remote = remote
    this.#orderId = orderId
    this.#newKey = newKey
    this.#key = newKey()
    this.details = new Resource(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the store must answer the request. */
  get waits(): boolean {
    return this.reason !== undefined && this.details.value?.form?.atOnce === false
  }

  choose(reason: Reason): void {
    this.reason = reason
    this.reasonMissing = false
  }

  setRemark(remark: string): void {
    this.remark = remark
  }

  /** Sends the request after the pictures are uploaded. Resolves to the validation error, without a request, when invalid. */
  async apply(): Promise<Missing | undefined> {
    const { reason, pictures } = this
    if (!reason) {
      this.reasonMissing = true
      return 'reason'
    }
    if (!(await pictures.settled())) return 'picture'
    const application = { orderId: this.#orderId, reason, remark: this.remark, images: pictures.names }
    this.show(await this.#remote.care.refundApply(application, { key: this.#key }))
    runInAction(() => {
      this.#key = this.#newKey()
      this.reason = undefined
      this.remark = ''
    })
    pictures.clear()
    return undefined
  }

  /** Withdraws the request. */
  async withdraw(): Promise<void> {
    this.show(await this.#remote.care.refundWithdraw({ orderId: this.#orderId }, { key: this.#newKey() }))
    await this.details.load()
  }

  private show(order: OrderDetail): void {
    this.details.set({ order, form: undefined })
  }

  private async fetch(): Promise<RefundableOrder> {
    const orderId = this.#orderId
    const order = await this.#remote.order.detail({ orderId })
    return {
      order,
      form: order.actions.includes('refund') ? await this.#remote.care.refundForm({ orderId }) : undefined,
    }
  }
}
