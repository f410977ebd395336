import type { Engine } from './engine/engine'
import type { HostError, OpenPageInfo, SetDataCall, Target } from './host/protocol'

/** Text on the screen or a selector, with what it is near where it occurs more than once. */
export type What = string | Target

const targetOf = (what: What): Target => (typeof what === 'string' ? { what } : what)

/** How long a flow waits for what it expects unless it says otherwise, in ms. */
export const PATIENCE = 5000
const BETWEEN_LOOKS = 15
/** How much of the screen's text a complaint quotes. */
const QUOTED = 300

/** A running mini-program as a test drives it: the same words on both platforms and in both engines. */
export class MiniApp {
  private closed = false

  constructor(
    private readonly engine: Engine,
    /** Every page that the package registers. */
    readonly pages: string[],
    private readonly patience = PATIENCE,
  ) {}

  /** Waits until `look` gives something true; fails with what it last said. */
  async waitFor<T>(look: () => Promise<T>, expected = 'what the test waits for'): Promise<NonNullable<T>> {
    const end = Date.now() + this.patience
    for (;;) {
      if (this.closed) throw new Error(`The app was closed before ${expected} came`)
      let last: unknown
      try {
        const result = await look()
        if (result) return result
      } catch (error) {
        last = error
      }
      if (Date.now() > end) throw await this.complaint(expected, last)
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
    }
  }

  private async complaint(expected: string, last: unknown) {
    const errors = await this.errors()
    const noticed = errors.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
    const why = last instanceof Error ? last.message : `the screen shows: ${(await this.text()).slice(0, QUOTED)}`
    return new Error(`${expected} did not come; ${why}${noticed && `\nthe host noticed\n${noticed}`}`)
  }

  /** Waits until this is on the screen. */
  async see(what: What) {
    await this.waitFor(async () => (await this.count(what)) > 0, `"${targetOf(what).what}"`)
  }

  /** Waits until the text on the screen matches. */
  async read(pattern: RegExp) {
    await this.waitFor(async () => pattern.test(await this.text()), `text like ${String(pattern)}`)
  }

  /** Waits until this is no longer on the screen. */
  async gone(what: What) {
    await this.waitFor(async () => (await this.count(what)) === 0, `the end of "${targetOf(what).what}"`)
  }

  /** Taps what is seen, as soon as it is there and nothing covers it. */
  async tap(what: What) {
    await this.waitFor(
      async () => {
        await this.engine.tap(targetOf(what))
        return true
      },
      `a tap on "${targetOf(what).what}"`,
    )
  }

  /** Fills a field in; a final newline presses the keyboard's return key. */
  async type(what: What, text: string) {
    await this.waitFor(
      async () => {
        await this.engine.call('type', targetOf(what), text)
        return true
      },
      `the field "${targetOf(what).what}"`,
    )
  }

  /** Chooses in a picker, picker-view or slider. */
  async pick(what: What, value: unknown) {
    await this.see(what)
    await this.engine.call('pick', targetOf(what), value)
  }

  /** Moves a finger from the middle of something, in px: a swipe is `drag(slide, -200)`. */
  async drag(what: What, dx: number, dy = 0) {
    await this.see(what)
    await this.engine.call('drag', targetOf(what), dx, dy)
  }

  /** Scrolls the page, or a scroll-view, to `top` px. */
  async scroll(top: number, what?: What) {
    await this.engine.call('scroll', what === undefined ? null : targetOf(what), top)
  }

  /** The phone's own back: closes the page on top; false on the last one. */
  async back() {
    return this.engine.call('back')
  }

  /** Opens a page anew, as a link from outside does. */
  async open(url: string) {
    await this.engine.call('open', url)
  }

  /** Path of the page on top. */
  async page() {
    return (await this.stack()).at(-1)?.path ?? ''
  }

  async stack(): Promise<OpenPageInfo[]> {
    return this.engine.call('stack')
  }

  /** Waits until the page on top is this one. */
  async arrive(path: string) {
    await this.waitFor(async () => (await this.page()) === path.replace(/^\//, ''), `the page ${path}`)
  }

  async text() {
    return this.engine.call('text')
  }

  async count(what: What) {
    return this.engine.call('count', targetOf(what))
  }

  async title() {
    return this.engine.call('title')
  }

  /** How the clock, the capsule and the host's way back are drawn over the page. */
  async signs() {
    return this.engine.call('signs')
  }

  /** Sends the app to the background, or back to the front. */
  async show(visible: boolean) {
    await this.engine.call('show', visible)
  }

  /** Opens the app that is in the background anew, as scanning another of its codes does. */
  async enter(query: Record<string, string>) {
    await this.engine.call('show', true, query)
  }

  /** Fires what the app listens to, such as `NetworkStatusChange`. */
  async fire(event: string, detail: unknown) {
    await this.engine.call('fire', event, detail)
  }

  /** Opens the menu's share and gives what the page shares. */
  async share() {
    return this.engine.call('share')
  }

  /** What the app made the phone do. */
  async effects() {
    return this.engine.call('effects')
  }

  /** Waits until the app has made the phone do this. */
  async effect(kind: string) {
    return this.waitFor(async () => (await this.effects()).find((one) => one.kind === kind), `the effect "${kind}"`)
  }

  async storage() {
    return this.engine.call('storage')
  }

  /** Everything that is not clean so far; a flow ends with `expect(await app.errors()).toEqual([])`. */
  async errors(): Promise<HostError[]> {
    return this.engine.call('errors')
  }

  /** Sizes of the `setData` calls since the start or the last `measure`. */
  async setDataCalls(): Promise<SetDataCall[]> {
    return this.engine.call('setDataCalls')
  }

  /** Waits until every request is answered and drawn: before saying that something did not happen. */
  async idle() {
    await this.engine.call('idle')
  }

  /** The `setData` calls that `action` causes until the app is idle. */
  async measure(action: () => Promise<unknown>): Promise<SetDataCall[]> {
    await this.engine.call('forgetSetData')
    await action()
    await this.idle()
    return this.setDataCalls()
  }

  async screenshot(path: string) {
    await this.engine.screenshot(path)
  }

  async close() {
    this.closed = true
    await this.engine.close()
  }
}
