import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Reply } from '@/contract/endpoint'
import type { OrderDetail } from '@/contract/order'
import type { orderCareContract } from '@/contract/orderCare'
import { Resource } from '@/stores/cache/resource'
import type { PicturesModel } from './pictures.model'

type Form = Reply<(typeof orderCareContract)['refundForm']>
type Reason = Form['reasons'][number]['key']

/** An order whose money is asked back, with what can be asked. */
interface Asked {
  order: OrderDetail
  /** None while nothing can be asked. */
  form: Form | undefined
}

/** What keeps a request from being sent. */
export type Missing = 'reason' | 'picture'

interface Remote {
  order: { detail: (input: { orderId: string }) => Promise<OrderDetail> }
  care: Pick<Client<typeof orderCareContract>, 'refundForm' | 'refundApply' | 'refundWithdraw'>
}

/** Asking for a refund: what the guest has chosen and typed stays until the store's answer is there. */
export class RefundModel {
  readonly asked: Resource<Asked>
  reason: Reason | undefined = undefined
  remark = ''
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
    this.asked = new Resource(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What is asked now has to be answered by the store. */
  get waits(): boolean {
    return this.reason !== undefined && this.asked.value?.form?.atOnce === false
  }

  choose(reason: Reason): void {
    this.reason = reason
  }

  say(remark: string): void {
    this.remark = remark
  }

  /** Sends the request, once its pictures are there. Answers what is missing; then nothing is sent. */
  async apply(): Promise<Missing | undefined> {
    const { reason, pictures } = this
    if (!reason) return 'reason'
    if (!(await pictures.settled())) return 'picture'
    const wish = { orderId: this.#orderId, reason, remark: this.remark, images: pictures.names }
    this.show(await this.#remote.care.refundApply(wish, { key: this.#key }))
    runInAction(() => {
      this.#key = this.#newKey()
      this.reason = undefined
      this.remark = ''
    })
    pictures.clear()
    return undefined
  }

  /** Takes the request back. */
  async withdraw(): Promise<void> {
    this.show(await this.#remote.care.refundWithdraw({ orderId: this.#orderId }, { key: this.#newKey() }))
    await this.asked.load()
  }

  private show(order: OrderDetail): void {
    this.asked.set({ order, form: undefined })
  }

  private async fetch(): Promise<Asked> {
    const orderId = this.#orderId
    const order = await this.#remote.order.detail({ orderId })
    return {
      order,
      form: order.actions.includes('refund') ? await this.#remote.care.refundForm({ orderId }) : undefined,
    }
  }
}
