import { screenStyle } from './baseStyle'
import type { OpenPage } from './openPage'
import type { PageJson } from '../package/miniPackage'
import type { HostInput } from './protocol'

/** The bars that the platform draws around a page: title, tabs, and the capsule that never goes. */
export class Screen {
  private readonly titleBar = document.createElement('mp-nav-bar')
  readonly tabBar = document.createElement('mp-tab-bar')
  private tabsHidden = false
  /** Called with the path of a tab that was tapped. */
  onTab: (path: string, index: number) => void = () => undefined

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
    document.body.append(this.titleBar, this.tabBar, this.capsule())
  }

  private capsule() {
    const { left, top, width, height } = this.capsuleBox
    const capsule = document.createElement('mp-capsule')
    Object.assign(capsule.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    return capsule
  }

  /** Where the capsule with the menu and the close button lies, in px. */
  get capsuleBox() {
    const { width, statusBar } = this.input.phone
    const [left, top] = [width - 94, statusBar + 4]
    return { left, top, width: 87, height: 32, right: left + 87, bottom: top + 32 }
  }

  /** Draws the bars that this page asks for. */
  arrange({ path, frame }: OpenPage, tab: boolean) {
    const asked = { ...this.input.app.window, ...this.input.json[path] } as PageJson & { transparentTitle?: string }
    const custom = asked.navigationStyle === 'custom' || asked.transparentTitle === 'always'
    const tabs = tab && this.drawsTabs
    this.titleBar.hidden = custom
    this.tabBar.hidden = !tabs
    frame.element.toggleAttribute('data-bar', !custom)
    frame.element.toggleAttribute('data-tabs', tabs)
    this.title = asked.navigationBarTitleText ?? asked.defaultTitle ?? ''
  }

  /** Whether the platform draws the tab bar: the app has none of its own and did not hide it. */
  private get drawsTabs() {
    const { tabBar } = this.input.app
    return !tabBar?.custom && !tabBar?.customize && !this.tabsHidden
  }

  get title() {
    return this.titleBar.textContent ?? ''
  }

  set title(text: string) {
    this.titleBar.textContent = text
  }

  hideTabs(hidden: boolean, page: OpenPage | undefined) {
    this.tabsHidden = hidden
    if (page)
      this.arrange(
        page,
        this.input.tabs.some((tab) => tab.path === page.path),
      )
  }
}
