import { screenStyle } from './baseStyle'
import { Failure } from './failure'
import type { OpenPage } from './openPage'
import type { PageJson } from '../package/miniPackage'
import type { HostInput } from './protocol'

/** The platform's bars around a page: title bar, tab bar and the permanent capsule. */
export class Screen {
  readonly titleBar = document.createElement('mp-nav-bar')
  private readonly backButton = document.createElement('div')
  private readonly titleText = document.createElement('span')
  readonly tabBar = document.createElement('mp-tab-bar')
  private tabsHidden = false
  /** Called with the path of a tapped tab. */
  onTab: (path: string, index: number) => void = () => undefined
  /** Called when the title bar's back button was tapped: to the page below, or else to the app's first page. */
  onBack: (below: boolean) => void = () => undefined

  constructor(private readonly input: HostInput) {
    const sheet = document.createElement('style')
    sheet.textContent = screenStyle
    document.head.append(sheet)
    for (const [index, { path, text }] of input.tabs.entries()) {
      const item = document.createElement('div')
      item.textContent = text
      item.addEventListener('touchend', () => this.onTab(path, index))
      this.tabBar.append(item)
    }
    this.backButton.addEventListener('touchend', () =>
      this.onBack(this.backButton.getAttribute('aria-label') === 'Back'),
    )
    this.titleBar.append(this.backButton, this.titleText)
    document.body.append(this.titleBar, this.tabBar, this.capsule(), document.createElement('mp-clock'))
  }

  private capsule() {
    const { left, top, width, height } = this.capsuleBox
    const capsule = document.createElement('mp-capsule')
    Object.assign(capsule.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    return capsule
  }

  /** Position of the capsule with the menu and the close button, in px. */
  get capsuleBox() {
    const { width, statusBar } = this.input.phone
    const [left, top] = [width - 94, statusBar + 4]
    return { left, top, width: 87, height: 32, right: left + 87, bottom: top + 32 }
  }

  /** Draws the bars that this page configures; `below` is whether a page lies below: a lone page that is no tab leads home. */
  showBars({ path, frame }: OpenPage, tab: boolean, below: boolean) {
    const config: PageJson = { ...this.input.app.window, ...this.input.json[path] }
    const alipay = this.input.platform === 'alipay'
    // Each platform reads only its own option. Alipay's bar is never hidden: it becomes transparent, with back button and title still in it.
    const over = alipay ? config.transparentTitle === 'always' : config.navigationStyle === 'custom'
    const tabs = tab && this.drawsTabs
    this.titleBar.hidden = over && !alipay
    this.titleBar.toggleAttribute('data-clear', over)
    this.titleBar.toggleAttribute('data-through', over && config.titlePenetrate === 'YES')
    this.backButton.hidden = tab && !below
    this.backButton.setAttribute('aria-label', below ? 'Back' : 'Home')
    this.tabBar.hidden = !tabs
    frame.element.toggleAttribute('data-bar', !over)
    frame.element.toggleAttribute('data-tabs', tabs)
    this.title = config.navigationBarTitleText ?? config.defaultTitle ?? ''
  }

  /** Whether the platform draws the tab bar: the app has none of its own and did not hide it. */
  private get drawsTabs() {
    const { tabBar } = this.input.app
    return !tabBar?.custom && !tabBar?.customize && !this.tabsHidden
  }

  get title() {
    return this.titleText.textContent ?? ''
  }

  set title(text: string) {
    this.titleText.textContent = text
  }

  /** The colour of the system's texts and icons over the page: dark unless the app set light. */
  get barStyle() {
    return document.body.hasAttribute('data-light-signs') ? 'light' : 'dark'
  }

  /** Sets the colour of the title bar's texts and icons (black or white only), and its background. */
  setBarColours(colour: string | undefined, ground: string | undefined) {
    const known = ['#000000', '#ffffff'].includes(String(colour))
    if (colour !== undefined && !known) throw new Failure(`invalid frontColor ${colour}`)
    document.body.toggleAttribute('data-light-signs', colour === '#ffffff')
    if (ground) this.titleBar.style.setProperty('--ground', ground)
  }

  hideTabs(hidden: boolean, { top: page, open }: { top: OpenPage | undefined; open: readonly OpenPage[] }) {
    this.tabsHidden = hidden
    const tab = this.input.tabs.some(({ path }) => path === page?.path)
    if (page) this.showBars(page, tab, open.length > 1)
  }
}
