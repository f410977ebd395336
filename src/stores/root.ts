import { compareStructural, reaction } from 'mobx'
import { addressApi } from '@/api/endpoints/address'
import { cartApi } from '@/api/endpoints/cart'
import { configApi } from '@/api/endpoints/config'
import { inStoreApi } from '@/api/endpoints/inStore'
import { orderApi } from '@/api/endpoints/order'
import { setCaller } from '@/api/request'
import { sessionApi } from '@/api/endpoints/session'
import { storeApi } from '@/api/endpoints/store'
import type { DiningType } from '@/contract/fields'
import { bootFailed, booting } from '@/platform/device/boot'
import { storageQuota } from '@/platform/storage/storageQuota'
import { notched, prefersDark, watchDark, watchLeaving, watchNetwork } from '@/platform/device/device'
import { cachedPosition, estimatedPosition, locate } from '@/platform/location/location'
import { isOpen, relaunch } from '@/platform/navigation/navigation'
import { watchCode } from '@/platform/navigation/pageCode'
import { cacheSite } from '@/platform/storage/offlineSite'
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

/** The page for blocked accounts. Its own requests may be rejected as well. */
const BLOCK = '/pages/other/block'
const HOME = '/pages/index/index'

/** Creates the stores and injects their dependencies: no store imports another. */
export function createStores() {
  const locale = new LocaleStore(storage)
  const ui = new UiStore((key, params) => locale.t(key, params))
  const session = new SessionStore(sessionApi, storage, { notched })
  const offlineCache = new OfflineCache(storage, {
    locale: () => locale.wanted,
    user: () => session.user?.id ?? '',
    contract: process.env.CONTRACT ?? '',
    quota: storageQuota,
  })
  const config = new ConfigStore(configApi, offlineCache, () => locale.wanted)
  const splash = new SplashStore(storage, () => config.forms.firing)
  const theme = new ThemeStore(storage, () => config.forms.style?.color)
  const delivery = new DeliveryStore(addressApi, configApi, { cachedPosition, estimatedPosition, locate })
  const has = (type: DiningType) => isOrderTypeOn(config.featureFlags, type)
  const shop = new ShopStore(storeApi, storage, () => delivery, has, offlineCache)
  const privacy = new PrivacyStore(configApi, storage)
  const orders = new OrderBadgeStore(orderApi, () => Boolean(session.token))
  const { carts, table } = createCarts(shop, ui, offlineCache)
  const { out, fast } = carts
  /** Reloads the shared data after the network was lost or the language changed. */
  const refresh = async () => {
    const shown = [out, fast].map((cart) => (cart.loaded ? cart.load() : undefined))
    const tableLoad = table.view && table.load()
    await Promise.all([config.start(), shop.info.load(), orders.refresh(), tableLoad, ...shown]).catch(ui.report)
  }
  /** After sign-in or sign-out, carts, orders, addresses and favourites are those of the current user. */
  const renew = async () => {
    const known = Boolean(session.token)
    offlineCache.clearUserEntries()
    if (!known) for (const mine of [out, fast, table]) mine.forget()
    const mine = known && shop.id ? [out.load(), fast.loaded ? fast.load() : undefined] : []
    const tableLoad = table.view && table.load()
    await Promise.all([...mine, tableLoad, orders.refresh(), delivery.renew(known), shop.info.load()]).catch(ui.report)
  }
  const phone = { locale, ui, session, offlineCache, config, splash, theme }
  return { ...phone, privacy, shop, delivery, orders, carts, table, refresh, renew }
}

/** The three separate carts, and the table that shares the last one. */
function createCarts(shop: ShopStore, ui: UiStore, offlineCache: OfflineCache) {
  const out = new CartStore(
    cachedCart(outCart(cartApi), offlineCache, 'out'),
    () => ({ storeId: shop.id, diningType: shop.outType }),
    randomId,
    ui.report,
  )
  const inStoreRemote = inStoreCart(inStoreApi)
  const atCounter = () => ({ storeId: shop.id, diningType: 'fast' as const })
  const fast = new CartStore(cachedCart(inStoreRemote, offlineCache, 'fast'), atCounter, randomId, ui.report)
  const atTable = (): InStoreOwner => ({ storeId: '', ...table.ref, diningType: 'dineIn' })
  const ins = new CartStore(inStoreRemote, atTable, randomId, (error) => {
    ui.report(error)
    // The reason may be that the table was closed or its code is invalid.
    void table.load()
  })
  const table: TableStore = new TableStore(cachedTable(inStoreApi, offlineCache), storage, ins, randomId)
  return { carts: { out, fast, ins }, table }
}

export type Stores = ReturnType<typeof createStores>

/** Interval of connectivity checks for hosts without network events, milliseconds. */
const AGAIN_MS = 10_000

/** Checks for the network while offline, and reloads the shared data as soon as it is back. */
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

/** Subscribes to events of the device and registers the service worker. */
function watchPhone({ ui, theme, privacy, offlineCache, locale }: Stores): void {
  theme.setHostDark(prefersDark())
  watchDark(theme.setHostDark)
  watchNetwork(ui.setOnline)
  watchLeaving(offlineCache.flush)
  watchPrivacy(privacy.ask)
  watchCode({
    track: ui.trackCode,
    failed: (path) => {
      ui.failChunk()
      if (!booting()) return
      // When the code of the first page cannot be loaded, the cached home page shows the error.
      if (path === HOME) bootFailed(locale.t('errors.chunk'), locale.t('common.retry'))
      else if (!isOpen(HOME)) relaunch(HOME)
    },
  })
  cacheSite()
}

/** Connects the stores with the transport and the device, and loads the shared data. */
export function startStores(stores: Stores): void {
  const { locale, ui, session, shop, config } = stores
  setCaller({
    locale: () => locale.wanted,
    userId: () => session.user?.id ?? '',
    shopId: () => shop.id,
    token: () => session.token,
    openSession: session.open,
    blocked: (msg) => {
      ui.notify(msg, 'error')
      if (!isOpen(BLOCK)) relaunch(BLOCK)
    },
    ended: (token) => {
      if (session.drop(token) && !session.noLogin) ui.ask('signInAgain')
    },
    reached: ui.setOnline,
    mask: ui.mask,
  })
  watchOffline(stores)
  watchPhone(stores)
  startHost(config)
  void locale.start()
  // Own texts in another language than the current one wait for its reply.
  reaction(
    () => (config.locale === locale.current ? config.texts : {}),
    (texts) => locale.applyMerchantTexts(texts),
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
  // Without network the cached reply or the defaults are used.
  void config.start().catch(() => undefined)
}
