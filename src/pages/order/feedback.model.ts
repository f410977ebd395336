import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Reply } from '@/contract/endpoint'
import type { orderFeedbackContract } from '@/contract/order/orderFeedback'
import { type DishRating, isRated, ratedAs, type SatisfactionLevel } from '@/domain/order/feedback'
import { Resource } from '@/stores/cache/resource'
import type { PicturesModel } from './pictures.model'

type Tasting = Reply<(typeof orderFeedbackContract)['tasting']>

/** Missing part: the overall rating, a dish by name, or a failed picture. */
export type Missing = { what: 'overall' } | { what: 'dish'; name: string; id: string } | { what: 'picture' }

/** State of the feedback form. A failed submission does not reset it. */
export class FeedbackModel {
  readonly tasting: Resource<Tasting>
  /** 1 to 5; 0 when not rated. */
  overall = 0
  suggestions = ''
  /** The expanded dish. */
  unfolded = ''
  /** The last attempt was incomplete. */
  tried = false
  private ratings = new Map<string, Partial<DishRating>>()
  readonly #key: string
  readonly #remote: Client<typeof orderFeedbackContract>
  readonly #orderId: string

  constructor(
    remote: Client<typeof orderFeedbackContract>,
    orderId: string,
    readonly pictures: PicturesModel,
    newKey: () => string,
  ) {
    this.#remote = remote
    this.#orderId = orderId
    this.#key = newKey()
    this.tasting = new Resource(() => remote.tasting({ orderId }))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  ratingOf(dishId: string): Partial<DishRating> {
    return this.ratings.get(dishId) ?? {}
  }

  isRated(dishId: string): boolean {
    return isRated(this.ratings.get(dishId))
  }

  /** The first missing part; undefined when complete. */
  get missing(): Missing | undefined {
    if (this.overall === 0) return { what: 'overall' }
    const dish = this.tasting.value?.dishes.find(({ orderGoodsId }) => !this.isRated(orderGoodsId))
    return dish && { what: 'dish', name: dish.name, id: dish.orderGoodsId }
  }

  setOverall(stars: number): void {
    this.overall = stars
  }

  setSuggestions(text: string): void {
    this.suggestions = text
  }

  /** Opens the details of a dish, or closes them. */
  unfold(dishId: string): void {
    this.unfolded = this.unfolded === dishId ? '' : dishId
  }

  /** Rates all of a dish by one tap. */
  rate(dishId: string, level: SatisfactionLevel): void {
    this.ratings.set(dishId, ratedAs(level, this.ratingOf(dishId)))
  }

  /** Rates one taste or aspect of a dish. */
  set<K extends keyof DishRating>(dishId: string, key: K, value: DishRating[K]): void {
    this.ratings.set(dishId, { ...this.ratingOf(dishId), [key]: value })
  }

  /** Sends the feedback after the pictures are uploaded. Resolves to the missing part, without a request, when incomplete. */
  async send(): Promise<Missing | undefined> {
    const { missing } = this
    this.tried = true
    if (missing) return missing
    if (!(await this.pictures.settled())) return { what: 'picture' }
    const { overall, suggestions, ratings } = this
    const dishes = [...ratings].flatMap(([orderGoodsId, rating]) =>
      isRated(rating) ? [{ orderGoodsId, ...rating }] : [],
    )
    const images = this.pictures.names
    const saved = await this.#remote.give(
      { orderId: this.#orderId, overall, suggestions, dishes, images },
      { key: this.#key },
    )
    const { value } = this.tasting
    if (value) runInAction(() => this.tasting.set({ ...value, open: false, said: saved }))
    return undefined
  }
}
