import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { openTab } from '../harness/steps'

const { flow } = setUpFlows()

/** Host calls that only concern looks or comfort, which old clients may lack. */
const COSMETIC = [
  'createIntersectionObserver',
  'getAppBaseInfo',
  'getMenuButtonBoundingClientRect',
  'getWindowInfo',
  'offThemeChange',
  'onAppHide',
  'onNeedPrivacyAuthorization',
  'onNetworkStatusChange',
  'onThemeChange',
  'pageScrollTo',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'setNavigationBarColor',
  'setNavigationBarTitle',
  'stopPullDownRefresh',
  'vibrateShort',
]

it.each<Platform>(['weapp', 'alipay'])('on %s every tab is drawn by a client without cosmetic calls', (platform) =>
  flow(platform, { absent: COSMETIC }, async (app) => {
    await app.see('Cooked most this week')
    await openTab(app, 'Menu')
    await app.see('Pad Thai Goong')
    await openTab(app, 'Orders')
    await app.see('No orders yet')
    await openTab(app, 'Me')
    await app.tap('Help centre')
    await app.arrive('/pages/my/other/bzzx')
    await app.see('Contact us')
  }),
)
