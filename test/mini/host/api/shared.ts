import type { ApiParts } from './parts'

/** Functions with the same name and shape on both platforms: navigation, storage, bars, and functions without a visible effect. */
export function sharedApis(parts: ApiParts) {
  return { ...movement(parts), ...keeping(parts), ...bars(parts), ...wishes }
}

const movement = ({ pages }: ApiParts) => ({
  navigateTo: ({ url }: { url: string }) => pages.navigateTo(url),
  redirectTo: ({ url }: { url: string }) => pages.redirectTo(url),
  reLaunch: ({ url }: { url: string }) => pages.reLaunch(url),
  switchTab: ({ url }: { url: string }) => pages.switchTab(url),
  navigateBack: ({ delta = 1 }: { delta?: number | string }) => pages.navigateBack(Number(delta)),
})

const keeping = ({ storage }: ApiParts) => ({
  setStorage: ({ key, data }: { key: string; data?: unknown }) => storage.set(key, data),
  removeStorage: ({ key }: { key: string }) => storage.remove(key),
  clearStorage: () => storage.clear(),
})

const bars = ({ overlays, screen, pages }: ApiParts) => ({
  hideToast: () => overlays.hideToast(),
  hideLoading: () => overlays.hideToast(),
  hideTabBar: () => screen.hideTabs(true, pages),
  showTabBar: () => screen.hideTabs(false, pages),
  pageScrollTo({ scrollTop = 0, selector }: { scrollTop?: number | string; selector?: string }) {
    const scroller = pages.top?.frame.scroller
    if (selector) scroller?.querySelector(selector)?.scrollIntoView?.()
    else if (scroller) scroller.scrollTop = Number(scrollTop)
  },
})

const nothing = () => undefined

const wishes = {
  showNavigationBarLoading: nothing,
  hideNavigationBarLoading: nothing,
  setBackgroundColor: nothing,
  setTabBarBadge: nothing,
  removeTabBarBadge: nothing,
  stopPullDownRefresh: nothing,
  setKeepScreenOn: nothing,
  setScreenBrightness: nothing,
  startWifi: nothing,
  stopWifi: nothing,
}
