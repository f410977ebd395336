import type { ApiContext } from './context'
import { recordEffect } from './device'

/** Functions with the same name and shape on both platforms: navigation, storage, bars, and functions without a visible effect. */
export function sharedApis(parts: ApiContext) {
  return { ...navigationApis(parts), ...storageApis(parts), ...barApis(parts), ...noopApis }
}

const navigationApis = ({ pages, ...parts }: ApiContext) => ({
  navigateToMiniProgram: ({ appId, path }: { appId?: string; path?: string }) =>
    recordEffect(parts, 'miniProgram', { appId, path }),
  navigateTo: ({ url }: { url: string }) => pages.navigateTo(url),
  redirectTo: ({ url }: { url: string }) => pages.redirectTo(url),
  reLaunch: ({ url }: { url: string }) => pages.reLaunch(url),
  switchTab: ({ url }: { url: string }) => pages.switchTab(url),
  navigateBack: ({ delta = 1 }: { delta?: number | string }) => pages.navigateBack(Number(delta)),
})

const storageApis = ({ storage }: ApiContext) => ({
  setStorage: ({ key, data }: { key: string; data?: unknown }) => storage.set(key, data),
  removeStorage: ({ key }: { key: string }) => storage.remove(key),
  clearStorage: () => storage.clear(),
})

const barApis = ({ overlays, screen, pages }: ApiContext) => ({
  hideToast: () => overlays.hideToast(),
  hideLoading: () => overlays.hideToast(),
  hideTabBar: () => screen.hideTabs(true, pages),
  showTabBar: () => screen.hideTabs(false, pages),
  pageScrollTo({ scrollTop = 0 }: { scrollTop?: number | string }) {
    const scroller = pages.top?.frame.scroller
    if (scroller) scroller.scrollTop = Number(scrollTop)
  },
})

const noop = () => undefined

const noopApis = {
  showNavigationBarLoading: noop,
  hideNavigationBarLoading: noop,
  setBackgroundColor: noop,
  setTabBarBadge: noop,
  removeTabBarBadge: noop,
  stopPullDownRefresh: noop,
  setKeepScreenOn: noop,
  setScreenBrightness: noop,
  startWifi: noop,
  stopWifi: noop,
}
