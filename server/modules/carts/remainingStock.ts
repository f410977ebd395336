import type { CartLine } from '../../../src/contract/cart/cartLine'
import type { Locale } from '../../../src/contract/fields'
import type { ChosenAddon, Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import type { WholeDish } from '../goods/goodsRepository'
import { translate } from '../../messages/messages'

/** Whether a line can be ordered, and the reason when not. */
export type Fault = Pick<CartLine, 'state' | 'stateText'>

/** The stock that a line needs. */
interface WantedPieces {
  skuId: string
  addons: readonly ChosenAddon[]
  num: number
}

interface Stock {
  name: Translations
  total: number
  left: number
}

/** The remaining stock of each SKU and add-on while the lines of a cart take from it in order. */
export class Remaining {
  private readonly skus: Map<string, Stock>
  private readonly addons: Map<string, Stock>

  constructor(dishes: readonly WholeDish[]) {
    const skus = dishes.flatMap((dish) => dish.skus.map(({ id, stock }) => ({ id, stock, name: dish.goods.name })))
    const addons = dishes.flatMap((dish) => dish.addons).flatMap(({ items }) => items)
    this.skus = new Map(skus.map(stocked))
    this.addons = new Map(addons.map(stocked))
  }

  /** Takes the stock of a line, or returns what is insufficient and takes nothing. */
  take({ skuId, addons, num }: WantedPieces, locale: Locale): Fault | null {
    const sku = this.skus.get(skuId)
    if (!sku || sku.total === 0) return { state: 'soldOut', stateText: translate(locale, 'goods.soldOut') }
    if (sku.left < num) return { state: 'short', stateText: translate(locale, 'cart.onlyLeft', { left: sku.total }) }
    const dependencies = addons.map((addon) => ({ needed: addon.num * num, stock: this.addons.get(addon.id) }))
    const scarce = dependencies.find(({ needed, stock }) => stock && stock.left < needed)?.stock
    if (scarce) return { state: 'short', stateText: lowStockText(scarce, locale) }
    sku.left -= num
    for (const { stock, needed } of dependencies) if (stock) stock.left -= needed
    return null
  }
}

function stocked({ id, name, stock }: { id: string; name: Translations; stock: number | null }): [string, Stock] {
  const total = stock ?? Infinity
  return [id, { name, total, left: total }]
}

function lowStockText({ name, total }: Stock, locale: Locale): string {
  return translate(locale, total === 0 ? 'cart.addonGone' : 'cart.addonStock', {
    name: inLocale(name, locale),
    left: total,
  })
}
