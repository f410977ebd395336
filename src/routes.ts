import type { MessageKey } from './i18n/messages'

/** What a page needs besides its file. `Q` is its query, all text, as addresses carry it. */
export interface Route<Q> {
  /** Message key of the page's title. */
  title: MessageKey
  /** A tab of the default tab bar; such a page cannot be pushed, only switched to. */
  tab?: boolean
  /** Only for signed-in users: guests are sent to login and come back (specification §4). */
  signIn?: boolean
  /** Only for the type checker. */
  query?: Q
}

type NoQuery = Record<never, string>

const route = <Q = NoQuery>(needs: Omit<Route<Q>, 'query'>): Route<Q> => needs

/** Every page that exists, by its path. `app.config.ts` lists the same paths for Taro; a test proves that they agree. */
export const routes = {
  '/pages/index/index': route({ title: 'home.title', tab: true }),
  '/pages/index/goods': route<{ storeId?: string; categoryId?: string; gid?: string }>({
    title: 'menu.title',
    tab: true,
  }),
  '/pages/index/order-index': route<{ tab?: string }>({ title: 'orders.title', tab: true }),
  '/pages/index/my-index': route({ title: 'me.title', tab: true }),
  /** Choice of the way to order. */
  '/pages/index/goodsmethod': route<{ storeId?: string }>({ title: 'method.title' }),
  /** Store choice; `page` names where to go on (specification §2). */
  '/pages/shop/select/index': route<{ page?: string }>({ title: 'stores.title' }),
  /** Takeaway checkout. */
  '/pages/shop/out/pay-order': route<{ storeId: string }>({ title: 'checkout.title' }),
  /** `bz`: the remark of an order. */
  '/pages/shop/out/bz': route({ title: 'remark.title' }),
  /** `sjjs`: a store introduces itself. */
  '/pages/shop/out/sjjs': route<{ storeId: string }>({ title: 'storeIntro.title' }),
  /** `goods-dl`: one dish. */
  '/pages/shop/out/goods-dl': route<{ gid: string; storeId: string; page?: string }>({ title: 'dish.title' }),
  '/pages/shop/search/out': route<{ storeId?: string; keyword?: string }>({ title: 'search.title' }),
  '/pages/order/detail': route<{ orderId: string }>({ title: 'order.title' }),
  '/pages/order/promptpay': route<{ orderId: string }>({ title: 'promptpay.title' }),
  /** `addres` is the specified spelling. `pick` returns the chosen address to the checkout of that store. */
  '/pages/my/addres/addresses': route<{ pick?: string; storeId?: string }>({ title: 'addresses.title' }),
  '/pages/my/addres/add': route<{ addressId?: string }>({ title: 'address.title' }),
  /** Shown after a reply with code 402. */
  '/pages/other/block': route({ title: 'block.title' }),
  /** Shown for an address that no page has. */
  '/pages/other/missing': route({ title: 'missing.title' }),
}

export type Path = keyof typeof routes
/** The query of a page. */
export type QueryOf<P extends Path> = NonNullable<(typeof routes)[P]['query']>
