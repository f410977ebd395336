import { ComponentSpace } from 'glass-easel'
import { Listeners } from './api/listeners'
import { AppStorage } from './api/storage'
import { vendorObject } from './api/vendor'
import { AppInstance } from './app'
import { Bridge } from './bridge'
import { Definitions } from './definitions'
import { Drawing } from './drawing'
import { UserGesture } from './userGesture'
import { listenForGestures } from './gestures'
import { Modules } from './modules'
import { Overlays } from './overlays'
import { Pages } from './pages'
import { resolvePath } from './paths'
import { Privacy } from './privacy'
import type { HostInput } from './protocol'
import { Report } from './report'
import { Sandbox } from './sandbox'
import { Screen } from './screen'
import { watchErrors } from './watchErrors'

/** Largest size of one stored value, in bytes. */
const KEY_LIMIT = { weapp: 1024 * 1024, alipay: 200 * 1024 }

/** The `navigator` of the worker in which Alipay runs service code. */
const WORKER = { swuserAgent: 'Mozilla/5.0 (iPhone) AlipayClient/10.5.0' }

/** One running app: the host's parts for one package. */
export class Host {
  readonly report = new Report()
  readonly overlays = new Overlays()
  readonly app = new AppInstance(this.report)
  readonly listeners = new Listeners(this.report)
  readonly privacy: Privacy
  readonly bridge: Bridge
  readonly storage: AppStorage
  readonly screen: Screen
  readonly pages: Pages
  private readonly drawing: Drawing
  private readonly definitions: Definitions
  private readonly modules: Modules
  /** The page or component whose script runs; `Page()` and `Component()` calls in any module define it. */
  private entry = 'app'

  constructor(private readonly input: HostInput) {
    const { report } = this
    watchErrors(report)
    for (const problem of input.problems) report.error('package', problem)
    this.privacy = new Privacy(input.privacyAgreed, this.listeners, report)
    this.bridge = new Bridge(report, this.privacy)
    this.storage = new AppStorage(input.storage, KEY_LIMIT[input.platform])
    this.screen = new Screen(input)
    const space = new ComponentSpace()
    const actions = {
      callTest: this.bridge.callTest,
      assetUrl: this.assetUrl,
      reportAsset: (src: string) => report.error('asset', `no picture ${src}`),
    }
    const context = {
      platform: input.platform,
      raise: ((...args) => this.drawing.raise(...args)) as Drawing['raise'],
      ...actions,
      share: this.share,
      open: this.openLink,
      agree: (buttonId: string) => this.privacy.recordTap(buttonId),
    }
    this.drawing = new Drawing(input.platform, report, context, () => this.componentTags(report.currentPage))
    this.definitions = new Definitions(input, space, this.templates(), report)
    const { overlays, screen, storage, listeners, drawing, definitions } = this
    this.pages = new Pages({
      input,
      space,
      drawing,
      definitions,
      report,
      screen,
      prepare: (path) => this.prepare(path),
    })
    const gesture = new UserGesture()
    const vendor = vendorObject({
      gesture,
      input,
      report,
      pages: this.pages,
      overlays,
      screen,
      storage,
      listeners,
      callTest: this.bridge.callTest,
    })
    this.modules = new Modules(input.scripts, new Sandbox(report), () => this.moduleGlobals(vendor))
    screen.onTab = (path, index) => this.tapTab(path, index)
    screen.onBack = (below) =>
      report.guard(() => (below ? this.pages.navigateBack() : this.pages.reLaunch(`/${input.app.pages[0]}`)))
    listenForGestures(drawing.raise, gesture)
  }

  /** Runs app.js and every page of the main package, as the platforms do, then opens the first page. */
  start() {
    const { report, input } = this
    const { path, query, scene = 1001 } = input.launch
    this.run('app')
    for (const page of input.app.pages) this.prepare(page)
    if (input.app.tabBar) this.prepareComponent(input.tabBar)
    this.app.call('onLaunch', { path, query, scene })
    this.app.call('onShow', { path, query, scene })
    report.guard(() => this.pages.reLaunch(`/${path}${queryString(query)}`))
  }

  private templates() {
    const missingTemplate = (name: unknown) => this.report.error('template', `no template is named "${String(name)}"`)
    const make = new Function('missingTemplate', `return ${this.input.templates}`) as (
      report: typeof missingTemplate,
    ) => Record<string, unknown>
    return make(missingTemplate)
  }

  /** Tags of the components that a page and its components may use. */
  private componentTags(owner: string, seen = new Set<string>(), tags = new Set<string>()) {
    if (seen.has(owner)) return tags
    seen.add(owner)
    for (const [tag, path] of Object.entries(this.input.using[owner] ?? {}))
      this.componentTags(path, seen, tags.add(tag))
    return tags
  }

  private moduleGlobals(vendor: object): Record<string, unknown> {
    const own = this.input.platform === 'weapp' ? { wx: vendor } : { my: vendor, navigator: { ...WORKER } }
    return {
      ...own,
      App: this.app.register,
      Page: (definition: Record<string, unknown>) => this.definitions.page(this.entry, definition),
      Component: (definition: Record<string, unknown>) => this.definitions.component(this.entry, definition),
      Behavior: (definition: unknown) => definition,
      getApp: this.app.get,
      getCurrentPages: () => this.pages.open.map(({ instance }) => instance),
    }
  }

  /** Runs the scripts of a page and its components, once. */
  private prepare(page: string) {
    for (const component of Object.values(this.input.using[page] ?? {})) this.prepareComponent(component)
    if (!this.definitions.pages.has(page)) this.run(page)
  }

  private run(entry: string) {
    this.entry = entry
    this.report.guard(() => this.modules.load(`${entry}.js`))
  }

  private prepareComponent(path: string) {
    if (this.definitions.components.has(path) || !this.modules.has(`${path}.js`)) return
    this.run(path)
    for (const inner of Object.values(this.input.using[path] ?? {})) if (inner !== path) this.prepareComponent(inner)
  }

  private readonly assetUrl = (src: string) => {
    if (/^(https?|data|blob|wxfile):/.test(src)) return src
    const path = resolvePath(this.pages.top?.path ?? '', src)
    return this.input.files.includes(path) ? `/package/${path}` : undefined
  }

  /** Raises an event on an element, as the view does. */
  raise(at: Element, type: string, detail: unknown) {
    this.drawing.raise(at, type, detail)
  }

  /** Sends the app to the background or back to the foreground; with a query the app is entered anew. */
  show(visible: boolean, query?: Record<string, string>) {
    const { launch, platform } = this.input
    const { top } = this.pages
    const name = visible ? 'onShow' : 'onHide'
    this.app.call(name, query ? { ...launch, query } : launch)
    // WeChat relaunches with the scanned page as the only one; Alipay shows the page that was open.
    if (query && platform === 'weapp') this.pages.reLaunch(`/${launch.path}${queryString(query)}`)
    else if (top) this.pages.call(top, name)
  }

  /** Returns what the page's `onShareAppMessage` shares. */
  readonly share = (from: Record<string, unknown> = { from: 'menu' }): unknown => {
    const shared = this.pages.top && this.pages.call(this.pages.top, 'onShareAppMessage', from)
    this.report.effects.push({ kind: 'share', detail: shared })
    return shared
  }

  private readonly openLink = (url: string, openType: string) => {
    const actions: Record<string, (url: string) => void> = {
      navigate: (to) => this.pages.navigateTo(to),
      redirect: (to) => this.pages.redirectTo(to),
      switchTab: (to) => this.pages.switchTab(to),
      reLaunch: (to) => this.pages.reLaunch(to),
      navigateBack: () => this.pages.navigateBack(),
    }
    this.report.guard(() => actions[openType]?.(url))
  }

  private tapTab(path: string, index: number) {
    this.openLink(`/${path}`, 'switchTab')
    const { top } = this.pages
    if (top) this.pages.call(top, 'onTabItemTap', { index, pagePath: path, text: this.input.tabs[index]?.text })
  }
}

/** A query string without encoding. */
function queryString(query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
