import { makeAutoObservable, observableRef } from 'mobx'
import type { GoodsDetail, Sku } from '@/contract/goods'
import { addonNames, attrNames, choiceProblem, piecePrice, specNames, type ChoiceProblem } from '@/domain/cart/cartLine'
import {
  addonRoom,
  chooseValue,
  choiceOf,
  fewest,
  most,
  skuOf,
  startDraft,
  toggleAttr,
  type Draft,
} from '@/domain/goods/choice'
import type { CartStore } from '@/stores/cart/cart'

/** What a guest chooses of one dish before it goes into the cart: priced live, and told what is missing. */
export class ProductModel {
  detail: GoodsDetail
  draft: Draft
  /** The guest has tried to add it: what is missing is marked. */
  tried = false
  readonly #cart: Pick<CartStore, 'add' | 'countOf'>
  readonly #member: () => boolean

  constructor(detail: GoodsDetail, cart: Pick<CartStore, 'add' | 'countOf'>, member: () => boolean) {
    this.#cart = cart
    this.#member = member
    this.detail = detail
    this.draft = startDraft(detail)
    makeAutoObservable(this, { detail: observableRef, draft: observableRef }, { autoBind: true })
  }

  get sku(): Sku | undefined {
    return skuOf(this.detail, this.draft.valueIds)
  }

  /** Satang for all pieces with their add-ons, and what it would be without reductions. */
  get total(): { price: number; originalPrice: number } {
    const { choice, draft } = this
    if (!choice) return { price: 0, originalPrice: 0 }
    const piece = piecePrice(this.detail, choice, this.#member())
    return { price: piece.price * draft.num, originalPrice: piece.originalPrice * draft.num }
  }

  /** What is chosen, in words. */
  get words(): string {
    const { detail, choice, sku } = this
    if (!choice || !sku) return ''
    return [...specNames(detail, sku), ...attrNames(detail, choice), ...addonNames(detail, choice)].join(' · ')
  }

  /** What keeps the choice from being added. */
  get problem(): ChoiceProblem | null {
    return this.choice ? choiceProblem(this.detail, this.choice) : { kind: 'unknown' }
  }

  /** Id of the group that the guest must see to, once they have tried. */
  get wanting(): string | undefined {
    return this.tried && this.problem && 'group' in this.problem ? this.problem.group : undefined
  }

  /** It can be had now. */
  get available(): boolean {
    return this.detail.state === 'ok' && this.sku?.stock !== 0
  }

  get least(): number {
    return fewest(this.detail)
  }

  get most(): number {
    return most(this.detail, this.sku, this.inCart)
  }

  /** Pieces of the dish that are in the cart already. */
  get inCart(): number {
    return this.#cart.countOf(this.detail.id)
  }

  /** The same dish in another language: what was chosen stays. */
  translate(detail: GoodsDetail): void {
    this.detail = detail
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

  /** Puts the choice into the cart; false when something is missing or the server refused. */
  async add(): Promise<boolean> {
    this.tried = true
    const { choice } = this
    if (!choice || this.problem || !this.available) return false
    return this.#cart.add(choice, this.draft.num)
  }

  private get choice() {
    return choiceOf(this.detail, this.draft)
  }
}
