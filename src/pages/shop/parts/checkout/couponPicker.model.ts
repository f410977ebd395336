import { makeAutoObservable, runInAction } from 'mobx'
import type { CouponChoice } from '@/contract/cart/checkout'
import { anyCombine, replacedBy, toggled } from '@/domain/coupon/combination'
import type { PricedCoupons } from './memberMoney.model'

type Offer = CouponChoice['list'][number]

/** A choice of coupons that is not used yet: what it would save is asked of the server. */
export class CouponPicker {
  chosen: string[]
  /** What the choice saves, satang; undefined until it is known. */
  amount: number | undefined
  /** Why the choice cannot be used; empty when it can. */
  problem = ''
  readonly #choice: CouponChoice
  readonly #preview: (couponIds: string[]) => Promise<PricedCoupons>

  constructor(choice: CouponChoice, preview: (couponIds: string[]) => Promise<PricedCoupons>) {
    this.#choice = choice
    this.chosen = choice.chosen
    this.amount = choice.amount
    this.#preview = preview
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get choice(): CouponChoice {
    return this.#choice
  }

  get usable(): Offer[] {
    return this.#choice.list.filter(({ usable }) => usable)
  }

  get unusable(): Offer[] {
    return this.#choice.list.filter(({ usable }) => !usable)
  }

  /** Whether two coupons can be used together at all: otherwise one is chosen of all. */
  get several(): boolean {
    return anyCombine(this.usable.map(({ coupon }) => coupon))
  }

  /** Whether the choice is the best combination. */
  get isBest(): boolean {
    return isSame(this.chosen, this.#choice.best)
  }

  isChosen({ coupon }: Offer): boolean {
    return this.chosen.includes(coupon.id)
  }

  /** The names of the chosen coupons that give way to another one. */
  replaced({ coupon }: Offer): string[] {
    if (this.chosen.includes(coupon.id)) return []
    return replacedBy(coupon, this.chosenCoupons()).map(({ terms }) => terms.name)
  }

  /** Adds a coupon in place of those that it cannot be used with, or removes it. */
  async toggle({ coupon }: Offer): Promise<void> {
    await this.choose(toggled(coupon, this.chosenCoupons()).map(({ id }) => id))
  }

  /** Chooses exactly these. */
  async choose(couponIds: string[]): Promise<void> {
    this.chosen = couponIds
    this.problem = ''
    this.amount = this.known(couponIds)
    if (this.amount !== undefined) return
    const { coupons, problems } = await this.#preview(couponIds)
    if (!isSame(couponIds, this.chosen)) return
    runInAction(() => {
      this.amount = coupons?.amount ?? 0
      this.problem = problems.find(({ field }) => field === 'couponIds')?.text ?? ''
    })
  }

  private chosenCoupons() {
    return this.usable.map(({ coupon }) => coupon).filter(({ id }) => this.chosen.includes(id))
  }

  private known(couponIds: string[]): number | undefined {
    const { best, bestAmount, list } = this.#choice
    if (couponIds.length === 0) return 0
    if (isSame(couponIds, best)) return bestAmount
    return couponIds.length === 1 ? list.find(({ coupon }) => coupon.id === couponIds[0])?.amount : undefined
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id))
}
