import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Reply } from '@/contract/endpoint'
import type { goodsContract } from '@/contract/goods/goods'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { sectionsOf, type Section } from '@/domain/goods/menuRows'
import { RequestCache } from '@/stores/cache/requestCache'
import type { CartStore } from '@/stores/cart/cart'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import type { ShopStore } from '@/stores/shop'
import type { GoodsListModel } from '@/components/goods/goodsList.model'

interface Menu {
  storeId: string
  sections: Section[]
  /** The category of each dish. */
  categoryOf: Map<string, string>
}

type MenuReply = Reply<(typeof goodsContract)['menu']>

/** Loads the menu of a cart's store and dining type; reports a cached reply. */
export type FetchMenu = (onStale: OnStale) => Promise<MenuReply>

/** Query of a link to the menu. */
export interface MenuQuery {
  storeId?: string
  categoryId?: string
  gid?: string
}

/** State of the menu page: content, scroll position and open overlays. */
export class MenuModel {
  readonly menu: Resource<Menu>
  /** The dish of the open or last product sheet; `opened` counts openings. */
  dish: { id: string; opened: number; known?: GoodsRow | undefined } = { id: '', opened: 0 }
  dishOpen = false
  cartOpen = false
  #wantedSection = ''
  #language = ''
  /** The menu that the list shows. */
  #laidOut: Menu | undefined
  /** The reply that the current menu was made of. */
  #reply: MenuReply | undefined
  readonly #answers = new RequestCache<Menu>()
  readonly #fetchMenu: FetchMenu
  readonly #shop: Pick<ShopStore, 'id' | 'info' | 'start' | 'enter'>
  readonly #cart: Pick<CartStore, 'owner' | 'countWhere'>

  constructor(
    fetchMenu: FetchMenu,
    shop: Pick<ShopStore, 'id' | 'info' | 'start' | 'enter'>,
    cart: Pick<CartStore, 'owner' | 'countWhere'>,
    readonly list: GoodsListModel,
    prefetched?: MenuReply,
  ) {
    this.#fetchMenu = fetchMenu
    this.#shop = shop
    this.#cart = cart
    this.menu = new Resource((onStale) => this.fetch(onStale))
    makeAutoObservable(this, { dish: observableRef }, { autoBind: true })
    if (!prefetched) return
    this.menu.set(this.menuOf(cart.owner.storeId, prefetched))
    if (this.shown) this.layOut(this.shown)
  }

  /** The menu of the current store; undefined while loading. */
  get shown(): Menu | undefined {
    const { value } = this.menu
    return value?.storeId === this.#cart.owner.storeId ? value : undefined
  }

  /** Loads the menu of the current store and dining type in a language, unless loaded recently. */
  async load(language: string): Promise<void> {
    this.#language = language
    const starting = this.#shop.start()
    if (!this.#cart.owner.storeId) await starting
    await this.menu.load()
  }

  /** Applies a link's query: another store, a category, a dish. */
  follow({ storeId, categoryId, gid }: MenuQuery): void {
    if (storeId && storeId !== this.#shop.id) void this.#shop.enter(storeId)
    if (gid) this.openDish(gid)
    if (!categoryId) return
    this.#wantedSection = categoryId
    this.goToWanted()
  }

  /** Updates the list with each loaded menu before rendering, until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.shown,
      (shown) => shown && this.layOut(shown),
      { fireImmediately: true },
    )
  }

  openDish(id: string, known?: GoodsRow): void {
    this.dish = { id, known, opened: this.dish.opened + 1 }
    this.dishOpen = true
  }

  openGoods(goods: GoodsRow): void {
    this.openDish(goods.id, goods)
  }

  closeDish(): void {
    this.dishOpen = false
  }

  openCart(): void {
    this.cartOpen = true
  }

  closeCart(): void {
    this.cartOpen = false
  }

  /** Shows the category or dish that an order requires. */
  choose({ goodsId, categoryId }: { goodsId?: string | undefined; categoryId?: string | undefined }): void {
    this.closeCart()
    if (goodsId) this.openDish(goodsId)
    else if (categoryId) this.list.goTo(categoryId)
  }

  /** Quantity of one category in the cart. */
  countIn(categoryId: string): number {
    const categoryOf = this.menu.value?.categoryOf
    return categoryOf ? this.#cart.countWhere((goodsId) => categoryOf.get(goodsId) === categoryId) : 0
  }

  private layOut(menu: Menu): void {
    if (menu === this.#laidOut) return
    this.#laidOut = menu
    this.list.show(menu.sections)
    this.goToWanted()
  }

  private goToWanted(): void {
    if (this.#wantedSection && this.list.goTo(this.#wantedSection)) this.#wantedSection = ''
  }

  private async fetch(onStale: OnStale): Promise<Menu> {
    if (!this.#cart.owner.storeId) await this.#shop.start()
    const { storeId, diningType } = this.#cart.owner
    if (!storeId) throw this.#shop.info.error
    const requestKey = `${storeId} ${diningType} ${this.#language}`
    return this.#answers.get(requestKey, (onMenuStale) => this.read(storeId, onMenuStale), onStale)
  }

  private async read(storeId: string, onStale: OnStale): Promise<Menu> {
    return this.menuOf(storeId, await this.#fetchMenu(onStale))
  }

  /** The menu of a reply; the current one when the reply is that of the prefetched menu, so that it is not drawn again. */
  private menuOf(storeId: string, reply: MenuReply): Menu {
    const current = this.menu.value
    if (current && reply === this.#reply) return current
    this.#reply = reply
    const { categories, goods } = reply
    return {
      storeId,
      sections: sectionsOf({ categories, goods }),
      categoryOf: new Map(goods.map(({ id, categoryId }) => [id, categoryId])),
    }
  }
}
