import { setTimeout as pause } from 'node:timers/promises'
import { THROTTLE_MS } from '../../../src/domain/time/throttle'
import type { Engine } from '../engine/engine'
import type { HostError, OpenPageInfo, SetDataCall, Target } from '../host/protocol'

/** A text on the screen or a selector; an object adds a neighbour or an index where it occurs more than once. */
export type TargetLike = string | Target

const targetOf = (what: TargetLike): Target => (typeof what === 'string' ? { what } : what)

/** Default timeout of a flow's expectations, in ms. */
export const DEFAULT_TIMEOUT = 5000
const POLL_INTERVAL = 15
/** Number of characters of the screen's text quoted in an error message. */
const QUOTED_LENGTH = 300

/** Driver of a running mini-program; the same methods on both platforms and in both engines. */
export class MiniApp {
  private closed = false
  /** The last tap. */
  private tapped = { target: '', at: 0 }

  constructor(
    private readonly engine: Engine,
    /** Every page that the package registers. */
    readonly pages: string[],
    private readonly timeout = DEFAULT_TIMEOUT,
  ) {}

  /** Polls `condition` until it returns a truthy value; fails with its last error. */
  async waitFor<T>(condition: () => Promise<T>, expected = 'what the test waits for'): Promise<NonNullable<T>> {
    const end = Date.now() + this.timeout
    for (;;) {
      if (this.closed) throw new Error(`The app was closed before ${expected} came`)
      let last: unknown
      try {
        const result = await condition()
        if (result) return result
      } catch (error) {
        last = error
      }
      if (Date.now() > end) throw await this.timeoutError(expected, last)
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
    }
  }

  private async timeoutError(expected: string, last: unknown) {
    const errors = await this.errors()
    const noticed = errors.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
    const why =
      last instanceof Error ? last.message : `the screen shows: ${(await this.text()).slice(0, QUOTED_LENGTH)}`
    return new Error(`${expected} did not come; ${why}${noticed && `\nthe host noticed\n${noticed}`}`)
  }

  /** Waits until the target is on the screen. */
  async see(what: TargetLike) {
    await this.waitFor(async () => (await this.count(what)) > 0, `"${targetOf(what).what}"`)
  }

  /** Waits until the text on the screen matches. */
  async read(pattern: RegExp) {
    await this.waitFor(async () => pattern.test(await this.text()), `text like ${String(pattern)}`)
  }

  /** Waits until the target is no longer on the screen. */
  async gone(what: TargetLike) {
    await this.waitFor(async () => (await this.count(what)) === 0, `the end of "${targetOf(what).what}"`)
  }

  /** Taps the target as soon as it is visible, uncovered and enabled, and a repeated tap would count (specification §9 "throttle"). */
  async tap(what: TargetLike) {
    const target = JSON.stringify(targetOf(what))
    if (target === this.tapped.target) await pause(this.tapped.at + THROTTLE_MS - Date.now())
    await this.waitFor(
      async () => {
        await this.engine.tap(targetOf(what))
        return true
      },
      `a tap on "${targetOf(what).what}"`,
    )
    this.tapped = { target, at: Date.now() }
  }

  /** Fills in a field; a final newline presses the keyboard's return key. */
  async type(what: TargetLike, text: string) {
    await this.waitFor(
      async () => {
        await this.engine.call('type', targetOf(what), text)
        return true
      },
      `the field "${targetOf(what).what}"`,
    )
  }

  /** Chooses a value in a picker, picker-view or slider. */
  async pick(what: TargetLike, value: unknown) {
    await this.see(what)
    await this.engine.call('pick', targetOf(what), value)
  }

  /** Drags from the centre of the target, in px: a swipe is `drag(slide, -200)`. */
  async drag(what: TargetLike, dx: number, dy = 0) {
    await this.see(what)
    await this.engine.call('drag', targetOf(what), dx, dy)
  }

  /** Scrolls the page or a scroll-view to `top` px. */
  async scroll(top: number, what?: TargetLike) {
    await this.engine.call('scroll', what === undefined ? null : targetOf(what), top)
  }

  /** Presses the phone's back button: closes the page on top; returns false on the last page. */
  async back() {
    return this.engine.call('back')
  }

  /** Relaunches the app at a page, as an external link does. */
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

  /** Waits until the page with this path is on top. */
  async arrive(path: string) {
    await this.waitFor(async () => (await this.page()) === path.replace(/^\//, ''), `the page ${path}`)
  }

  async text() {
    return this.engine.call('text')
  }

  async count(what: TargetLike) {
    return this.engine.call('count', targetOf(what))
  }

  async title() {
    return this.engine.call('title')
  }

  /** The colour of the clock, the capsule and the host's back button over the page. */
  async barStyle() {
    return this.engine.call('barStyle')
  }

  /** Sends the app to the background or back to the foreground. */
  async show(visible: boolean) {
    await this.engine.call('show', visible)
  }

  /** Enters the backgrounded app anew, as scanning another of its codes does. */
  async reenter(query: Record<string, string>) {
    await this.engine.call('show', true, query)
  }

  /** Fires an event that the app listens to, such as `NetworkStatusChange`. */
  async fire(event: string, detail: unknown) {
    await this.engine.call('fire', event, detail)
  }

  /** Opens the menu's share entry and returns what the page shares. */
  async share() {
    return this.engine.call('share')
  }

  /** Effects of the app on the phone so far. */
  async effects() {
    return this.engine.call('effects')
  }

  /** Waits until the app has caused this effect on the phone. */
  async effect(kind: string) {
    return this.waitFor(async () => (await this.effects()).find((one) => one.kind === kind), `the effect "${kind}"`)
  }

  async storage() {
    return this.engine.call('storage')
  }

  /** All errors so far; a flow ends with `expect(await app.errors()).toEqual([])`. */
  async errors(): Promise<HostError[]> {
    return this.engine.call('errors')
  }

  /** Sizes of the `setData` calls since the start or the last `measure`. */
  async setDataCalls(): Promise<SetDataCall[]> {
    return this.engine.call('setDataCalls')
  }

  /** Waits until every request is answered and drawn; needed before asserting that something did not happen. */
  async idle() {
    await this.engine.call('idle')
  }

  /** The `setData` calls that `action` causes until the app is idle. */
  async measure(action: () => Promise<unknown>): Promise<SetDataCall[]> {
    await this.engine.call('clearSetDataCalls')
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
