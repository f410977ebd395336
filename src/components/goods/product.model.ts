import { makeAutoObservable, observableRef } from 'mobx'
import type { GoodsDetail, Sku } from '@/contract/goods/goods'
import {
  addonNames,
  attrNames,
  choiceProblem,
  piecePrice,
  skuPrice,
  specNames,
  type ChoiceProblem,
} from '@/domain/cart/cartLine'
import {
  addonRoom,
  chooseValue,
  choiceOf,
  fewest,
  most,
  skuOf,
  skuOfValue,
  startDraft,
  toggleAttr,
  type Draft,
} from '@/domain/cart/choice'
import type { CartStore } from '@/stores/cart/cart'

/** State of a product sheet: choices, price and validation. */
export class ProductModel {
  detail: GoodsDetail
  draft: Draft
  /** How often the guest has tried to add it; from the first time missing choices are marked. */
  tries = 0
  readonly #cart: Pick<CartStore, 'add' | 'countOf'>
  readonly #discount: () => number | undefined

  constructor(detail: GoodsDetail, cart: Pick<CartStore, 'add' | 'countOf'>, discount: () => number | undefined) {
    this.#cart = cart
    this.#discount = discount
    this.detail = detail
    this.draft = startDraft(detail)
    makeAutoObservable(this, { detail: observableRef, draft: observableRef }, { autoBind: true })
  }

  get sku(): Sku | undefined {
    return skuOf(this.detail, this.draft.valueIds)
  }

  /** Total with add-ons, and total before discounts, satang. */
  get total(): { price: number; originalPrice: number } {
    const { choice, draft } = this
    if (!choice) return { price: 0, originalPrice: 0 }
    const piece = piecePrice(this.detail, choice, this.#discount())
    return { price: piece.price * draft.num, originalPrice: piece.originalPrice * draft.num }
  }

  /** Text of the chosen options. */
  get choiceText(): string {
    const { detail, choice, sku } = this
    if (!choice || !sku) return ''
    return [...specNames(detail, sku), ...attrNames(detail, choice), ...addonNames(detail, choice)].join(' · ')
  }

  /** The first validation problem. */
  get problem(): ChoiceProblem | null {
    return this.choice ? choiceProblem(this.detail, this.choice) : { kind: 'unknown' }
  }

  /** Id of the invalid group, after an attempt to add. */
  get wanting(): string | undefined {
    return this.tries > 0 && this.problem && 'group' in this.problem ? this.problem.group : undefined
  }

  /** Whether it is available. */
  get available(): boolean {
    return this.detail.state === 'ok' && this.sku?.stock !== 0
  }

  get least(): number {
    return fewest(this.detail)
  }

  get most(): number {
    return most(this.detail, this.sku, this.inCart)
  }

  /** Quantity of the dish in the cart. */
  get inCart(): number {
    return this.#cart.countOf(this.detail.id)
  }

  /** Replaces the dish by another language; choices stay. */
  translate(detail: GoodsDetail): void {
    this.detail = detail
  }

  /** Price of the dish with another value of a group, satang. */
  priceOfValue(group: number, valueId: string): number {
    return skuPrice(skuOfValue(this.detail, this.draft.valueIds, group, valueId), this.#discount())
  }

  chooseValue(group: number, valueId: string): void {
    const valueIds = chooseValue(this.detail, this.draft.valueIds, group, valueId)
    this.draft = { ...this.draft, valueIds }
    this.setNum(this.draft.num)
  }

  toggleAttr(valueId: string): void {
    this.draft = { ...this.draft, attrIds: toggleAttr(this.detail, this.draft.attrIds, valueId) }
  }

  setAddon(group: GoodsDetail['addons'][number], itemId: string, num: number): void {
    const item = group.items.find(({ id }) => id === itemId)
    if (!item) return
    const { addons } = this.draft
    const room = addonRoom(group, item, addons)
    this.draft = { ...this.draft, addons: { ...addons, [itemId]: Math.max(0, Math.min(num, room)) } }
  }

  setNum(num: number): void {
    this.draft = { ...this.draft, num: Math.max(this.least, Math.min(num, this.most)) }
  }

  /** Adds the choice to the cart; false when invalid or rejected by the server. */
  async add(): Promise<boolean> {
    this.tries += 1
    const { choice } = this
    if (!choice || this.problem || !this.available) return false
    return this.#cart.add(choice, this.draft.num)
  }

  private get choice() {
    return choiceOf(this.detail, this.draft)
  }
}
