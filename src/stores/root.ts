import { reaction } from 'mobx'
import { addressApi } from '@/api/address'
import { cartApi } from '@/api/cart'
import { configApi } from '@/api/config'
import { orderApi } from '@/api/order'
import { setCaller } from '@/api/request'
import { sessionApi } from '@/api/session'
import { storeApi } from '@/api/store'
import { watchChunks } from '@/platform/boot'
import { prefersDark, watchDark, watchNetwork } from '@/platform/device'
import { knownPlace, likelyPlace, locate } from '@/platform/location'
import { relaunch } from '@/platform/navigation'
import * as storage from '@/platform/storage'
import { randomId } from '@/domain/randomId'
import { CartStore } from './cart'
import { ConfigStore } from './config'
import { DeliveryStore } from './delivery'
import { LocaleStore } from './locale'
import { OrderBadgeStore } from './orderBadge'
import { SessionStore } from './session'
import { ShopStore } from './shop'
import { ThemeStore } from './theme'
import { UiStore } from './ui'

/** Makes the stores and wires them: no store imports another. */
export function createStores() {
  const locale = new LocaleStore(storage)
  const ui = new UiStore(locale.t)
  const session = new SessionStore(sessionApi, storage)
  const config = new ConfigStore(configApi, storage)
  const theme = new ThemeStore(storage, () => config.forms.style?.color)
  const delivery = new DeliveryStore(addressApi, { knownPlace, likelyPlace, locate })
  const shop = new ShopStore(storeApi, storage, () => delivery)
  const orders = new OrderBadgeStore(orderApi, () => Boolean(session.token))
  const out = new CartStore(cartApi, () => ({ storeId: shop.id, diningType: shop.outType }), randomId, ui.report)
  /** Asks again for what every page needs: the network was gone, or the language changed. */
  const refresh = async () => {
    const cart = out.loaded ? out.load() : undefined
    await Promise.all([config.start(), shop.info.load(), orders.refresh(), cart]).catch(ui.report)
  }
  return { locale, ui, session, config, theme, shop, delivery, orders, carts: { out }, refresh }
}

export type Stores = ReturnType<typeof createStores>

/** Connects the stores with the transport and the device, and starts what every page needs. */
export function startStores(stores: Stores): void {
  const { locale, ui, session, shop, theme, config } = stores
  setCaller({
    locale: () => locale.wanted,
    userId: () => session.user?.id ?? '',
    shopId: () => shop.id,
    token: () => session.token,
    openSession: session.open,
    blocked: (msg) => {
      ui.say(msg, 'error')
      relaunch('/pages/other/block')
    },
    reached: ui.setOnline,
  })
  theme.setHostDark(prefersDark())
  watchDark(theme.setHostDark)
  watchNetwork(ui.setOnline)
  watchChunks(ui.failChunk)
  void locale.start()
  reaction(
    () => locale.wanted,
    () => void stores.refresh(),
  )
  // Without network the last good copy, or the defaults, must do.
  void config.start().catch(() => undefined)
}
