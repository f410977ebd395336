import type { Definitions } from './definitions'
import { TAB_BAR_TAG, type Drawing } from './drawing'
import { Failure } from './failure'
import { Frame } from './frame'
import type { OpenPage } from './openPage'
import { parseUrl, resolvePath } from './paths'
import type { HostInput } from './protocol'
import type { Report } from './report'
import type { Screen } from './screen'
import type { ComponentSpace } from 'glass-easel'

/** WeChat's limit of open pages; Alipay documents none, so it applies to both. */
const MAX_PAGES = 10
/** Distance from the end at which `onReachBottom` is called, px. */
const REACH_BOTTOM = 50

interface PagesDependencies {
  input: HostInput
  space: ComponentSpace
  drawing: Drawing
  definitions: Definitions
  report: Report
  screen: Screen
  /** Runs the scripts of a page and its components before its first opening. */
  prepare: (path: string) => void
}

/** The page stack and its navigation rules; WeChat's stricter rules apply to both platforms. */
export class Pages {
  private stack: OpenPage[] = []
  private readonly openTabs = new Map<string, OpenPage>()

  constructor(private readonly dependencies: PagesDependencies) {}

  get top() {
    return this.stack[this.stack.length - 1]
  }

  get open(): readonly OpenPage[] {
    return this.stack
  }

  isTab(path: string) {
    return this.dependencies.input.tabs.some((tab) => tab.path === path)
  }

  private find(url: string) {
    const { path: written, query } = parseUrl(url)
    const path = resolvePath(this.top?.path ?? '', written)
    if (!this.dependencies.input.pages.includes(path)) throw new Failure(`page "${path}" is not found`)
    return { path, query }
  }

  private findNonTab(url: string) {
    const found = this.find(url)
    if (this.isTab(found.path)) throw new Failure('can not open a tabbar page this way')
    return found
  }

  navigateTo(url: string) {
    const { path, query } = this.findNonTab(url)
    if (this.stack.length >= MAX_PAGES) throw new Failure(`webview count limit exceed: ${MAX_PAGES} pages are open`)
    this.hide(this.top)
    this.push(path, query)
  }

  redirectTo(url: string) {
    const { path, query } = this.findNonTab(url)
    this.close(1)
    this.push(path, query)
  }

  reLaunch(url: string) {
    const { path, query } = this.find(url)
    this.close(this.stack.length)
    for (const tab of this.openTabs.values()) this.destroy(tab)
    this.openTabs.clear()
    this.push(path, query)
  }

  switchTab(url: string) {
    const { path, query } = this.find(url)
    if (!this.isTab(path)) throw new Failure('can not switch to no-tabBar page')
    if (Object.keys(query).length) throw new Failure('a tab page takes no query')
    const [bottom] = this.stack
    const keeps = bottom && this.isTab(bottom.path)
    this.close(this.stack.length - (keeps ? 1 : 0))
    if (this.top?.path === path) return this.show(this.top)
    this.hide(this.top)
    this.stack = []
    const known = this.openTabs.get(path)
    if (!known) return this.push(path, query)
    this.stack.push(known)
    return this.show(known)
  }

  /** Closes `delta` pages but never the last one. */
  navigateBack(delta = 1) {
    if (this.stack.length < 2) throw new Failure('cannot navigate back at first page')
    this.close(Math.min(delta, this.stack.length - 1))
    this.show(this.top)
  }

  private push(path: string, query: Record<string, string>) {
    const { input, definitions, space, drawing, report, screen, prepare } = this.dependencies
    report.currentPage = path
    prepare(path)
    if (!definitions.pages.has(path)) {
      report.error('package', `${path} did not call Page()`)
      definitions.page(path, {})
    }
    const styles = (input.stylesOf[path] ?? []).map((owner) => input.styles[owner])
    const frame = new Frame(space, drawing, styles.join('\n'))
    frame.show(true)
    const instance = frame.draw('page', path)
    const page: OpenPage = { path, query, instance, frame }
    Object.assign(instance, { route: path, __route__: path, options: query })
    this.stack.push(page)
    this.observeScrolling(page)
    if (this.isTab(path)) this.attachTabBar(page)
    screen.showBars(page, this.isTab(path), this.stack.length > 1)
    this.call(page, 'onLoad', { ...query })
    this.call(page, 'onShow')
    setTimeout(() => this.call(page, 'onReady'))
  }

  /** Calls `onPageScroll` on scrolling and `onReachBottom` once each time the end comes into reach. */
  private observeScrolling(page: OpenPage) {
    const { scroller } = page.frame
    let wasNear = false
    scroller.addEventListener('scroll', () => {
      this.call(page, 'onPageScroll', { scrollTop: scroller.scrollTop })
      const near = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= REACH_BOTTOM
      if (near && !wasNear) this.call(page, 'onReachBottom')
      wasNear = near
    })
  }

  private attachTabBar(page: OpenPage) {
    this.openTabs.set(page.path, page)
    const { input, definitions } = this.dependencies
    const custom = input.app.tabBar?.custom ?? input.app.tabBar?.customize
    const bar = custom && definitions.components.has(input.tabBar) ? page.frame.draw(TAB_BAR_TAG, input.tabBar) : null
    Object.assign(page.instance, { getTabBar: () => bar })
  }

  private show(page: OpenPage | undefined) {
    if (!page) return
    this.dependencies.report.currentPage = page.path
    page.frame.show(true)
    this.dependencies.screen.showBars(page, this.isTab(page.path), this.stack.length > 1)
    this.call(page, 'onShow')
  }

  private hide(page: OpenPage | undefined) {
    if (!page) return
    page.frame.show(false)
    this.call(page, 'onHide')
  }

  /** Closes pages from the top; tab pages stay alive but hidden. */
  private close(count: number) {
    for (const page of this.stack.splice(this.stack.length - count, count).reverse()) {
      if (this.openTabs.get(page.path) === page) this.hide(page)
      else this.destroy(page)
    }
  }

  private destroy(page: OpenPage) {
    this.call(page, 'onUnload')
    page.frame.remove()
  }

  /** Calls a lifecycle method of a page if it has one. */
  call(page: OpenPage, name: string, ...args: unknown[]): unknown {
    const method = page.instance[name]
    if (typeof method !== 'function') return undefined
    return this.dependencies.report.guard(() => (method as (...args: unknown[]) => unknown).apply(page.instance, args))
  }
}
