import { compareStructural, reaction } from 'mobx'
import { addressApi } from '@/api/address'
import { cartApi } from '@/api/cart'
import { configApi } from '@/api/config'
import { inStoreApi } from '@/api/inStore'
import { orderApi } from '@/api/order'
import { setCaller } from '@/api/request'
import { sessionApi } from '@/api/session'
import { storeApi } from '@/api/store'
import type { DiningType } from '@/contract/fields'
import { booting, watchChunks } from '@/platform/device/boot'
import { storageQuota } from '@/platform/storage/storageQuota'
import { notched, prefersDark, watchDark, watchLeaving, watchNetwork } from '@/platform/device/device'
import { knownPlace, likelyPlace, locate } from '@/platform/location/location'
import { isOpen, relaunch } from '@/platform/navigation/navigation'
import { keepSite } from '@/platform/storage/offlineSite'
import { watchPrivacy } from '@/platform/auth/privacy'
import * as storage from '@/platform/storage/storage'
import { isOrderTypeOn } from '@/domain/config/featureFlags'
import { randomId } from '@/domain/text/randomId'
import { CartStore } from './cart/cart'
import { cachedCart } from './cart/cachedCart'
import { inStoreCart, outCart, type InStoreOwner } from './cart/cartRemote'
import { ConfigStore } from './config/config'
import { OfflineCache } from './cache/offlineCache'
import { DeliveryStore } from './delivery'
import { startHost } from './config/host'
import { LocaleStore } from './config/locale'
import { OrderBadgeStore } from './orderBadge'
import { PrivacyStore } from './session/privacy'
import { SessionStore } from './session/session'
import { ShopStore } from './shop'
import { SplashStore } from './config/splash'
import { TableStore } from './table/table'
import { cachedTable } from './table/cachedTable'
import { ThemeStore } from './config/theme'
import { UiStore } from './ui'

/** Where an account goes that may not use the shop; what that page asks for may be refused as well. */
const BLOCK = '/pages/other/block'
const HOME = '/pages/index/index'

/** Makes the stores and wires them: no store imports another. */
export function createStores() {
  const locale = new LocaleStore(storage)
  const ui = new UiStore((key, params) => locale.t(key, params))
  const session = new SessionStore(sessionApi, storage, { notched })
  const offlineCache = new OfflineCache(storage, {
    locale: () => locale.wanted,
    user: () => session.user?.id ?? '',
    contract: process.env.CONTRACT ?? '',
    room: storageQuota,
  })
  const config = new ConfigStore(configApi, offlineCache, () => locale.wanted)
  const splash = new SplashStore(storage, () => config.forms.firing)
  const theme = new ThemeStore(storage, () => config.forms.style?.color)
  const delivery = new DeliveryStore(addressApi, configApi, { knownPlace, likelyPlace, locate })
  const has = (type: DiningType) => isOrderTypeOn(config.featureFlags, type)
  const shop = new ShopStore(storeApi, storage, () => delivery, has, offlineCache)
  const privacy = new PrivacyStore(configApi, storage)
  const orders = new OrderBadgeStore(orderApi, () => Boolean(session.token))
  const { carts, table } = createCarts(shop, ui, offlineCache)
  const { out, fast } = carts
  /** Asks again for what every page needs: the network was gone, or the language changed. */
  const refresh = async () => {
    const shown = [out, fast].map((cart) => (cart.loaded ? cart.load() : undefined))
    const here = table.view && table.load()
    await Promise.all([config.start(), shop.info.load(), orders.refresh(), here, ...shown]).catch(ui.report)
  }
  /** Somebody signed in or out: carts, orders, addresses and favourites are those of whoever is here now. */
  const renew = async () => {
    const known = Boolean(session.token)
    offlineCache.clearUserEntries()
    if (!known) for (const mine of [out, fast, table]) mine.forget()
    const mine = known && shop.id ? [out.load(), fast.loaded ? fast.load() : undefined] : []
    const here = table.view && table.load()
    await Promise.all([...mine, here, orders.refresh(), delivery.renew(known), shop.info.load()]).catch(ui.report)
  }
  const phone = { locale, ui, session, offlineCache, config, splash, theme }
  return { ...phone, privacy, shop, delivery, orders, carts, table, refresh, renew }
}

/** The three carts, which are never mixed, and the table that the last one is shared at. */
function createCarts(shop: ShopStore, ui: UiStore, offlineCache: OfflineCache) {
  const out = new CartStore(
    cachedCart(outCart(cartApi), offlineCache, 'out'),
    () => ({ storeId: shop.id, diningType: shop.outType }),
    randomId,
    ui.report,
  )
  const house = inStoreCart(inStoreApi)
  const atCounter = () => ({ storeId: shop.id, diningType: 'fast' as const })
  const fast = new CartStore(cachedCart(house, offlineCache, 'fast'), atCounter, randomId, ui.report)
  const atTable = (): InStoreOwner => ({ storeId: '', ...table.ref, diningType: 'dineIn' })
  const ins = new CartStore(house, atTable, randomId, (error) => {
    ui.report(error)
    // The table itself may be why: it was closed, or its code is gone.
    void table.load()
  })
  const table: TableStore = new TableStore(cachedTable(inStoreApi, offlineCache), storage, ins, randomId)
  return { carts: { out, fast, ins }, table }
}

export type Stores = ReturnType<typeof createStores>

/** How often it is tried whether the network is back, for hosts that do not tell, milliseconds. */
const AGAIN_MS = 10_000

/** Looks for the network while it is gone. What every page needs is read again as soon as it is back. */
function watchOffline({ ui, config }: Stores): void {
  let timer: ReturnType<typeof setInterval> | undefined
  reaction(
    () => ui.online,
    (online) => {
      clearInterval(timer)
      if (online) void config.refresh().catch(() => undefined)
      else timer = setInterval(() => void config.start().catch(() => undefined), AGAIN_MS)
    },
  )
}

/** Listens to what the phone tells, and has it keep the site. */
function watchPhone({ ui, theme, privacy, offlineCache }: Stores): void {
  theme.setHostDark(prefersDark())
  watchDark(theme.setHostDark)
  watchNetwork(ui.setOnline)
  watchLeaving(offlineCache.flush)
  watchPrivacy(privacy.ask)
  watchChunks(() => {
    ui.failChunk()
    // Without its code the first page cannot even say so: the home page, which the phone keeps, does.
    if (booting() && !isOpen(HOME)) relaunch(HOME)
  })
  keepSite()
}

/** Connects the stores with the transport and the device, and starts what every page needs. */
export function startStores(stores: Stores): void {
  const { locale, ui, session, shop, config } = stores
  setCaller({
    locale: () => locale.wanted,
    userId: () => session.user?.id ?? '',
    shopId: () => shop.id,
    token: () => session.token,
    openSession: session.open,
    blocked: (msg) => {
      ui.say(msg, 'error')
      if (!isOpen(BLOCK)) relaunch(BLOCK)
    },
    ended: (token) => {
      if (session.drop(token) && !session.noLogin) ui.ask('signInAgain')
    },
    reached: ui.setOnline,
  })
  watchOffline(stores)
  watchPhone(stores)
  startHost(config)
  void locale.start()
  // Words in another language than the one on the screen wait for their own.
  reaction(
    () => (config.locale === locale.current ? config.words : {}),
    (words) => locale.takeOwnWords(words),
    { fireImmediately: true, equals: compareStructural },
  )
  reaction(
    () => locale.wanted,
    () => void stores.refresh(),
  )
  reaction(
    () => session.user?.id,
    () => void stores.renew(),
  )
  if (session.signedIn) void session.refresh().catch(() => undefined)
  // Without network the last good copy, or the defaults, must do.
  void config.start().catch(() => undefined)
}
