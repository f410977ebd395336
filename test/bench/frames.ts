import type { CDPSession, Page } from 'playwright-core'

/** What the browser reports of one frame (https://chromium.googlesource.com/chromium/src/+/main/cc/metrics). */
interface FrameReport {
  state: string
  affects_smoothness: boolean
  frame_sequence: number
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  args?: { frame_reporter?: FrameReport }
}

/** Frames of a movement: those that the guest did not see although something moved, and those that scripts did not get. */
export interface Frames {
  unseen: number
  /** Frames that were not shown between the tap and the first one of the movement. */
  late: number
  withoutScripts: number
  /** From the tap to the first frame, ms. */
  answer: number
}

const FRAME_MS = 1000 / 60
const TAP = 'tap'

/** Starts counting frames in the page. A string, because the compiler's helpers are missing there. */
const COUNT = `window.frames60 = []; {
  const count = (at) => { window.frames60.push(at); requestAnimationFrame(count) }
  requestAnimationFrame(count)
}`

/** Counts frames: the compositor shows transforms and opacity while scripts are busy, so both kinds of frames are counted. */
export class FrameCounter {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Starts in a page whose processor is made so many times slower. */
  static async start(page: Page, slowdown: number): Promise<FrameCounter> {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(COUNT)
    return new FrameCounter(page, session)
  }

  /** Frames of a movement of so many milliseconds that a tap on an element starts. */
  async during(tapped: (page: Page) => ReturnType<Page['locator']>, moves: number): Promise<Frames> {
    const events: TraceEvent[] = []
    const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
    this.session.on('Tracing.dataCollected', collect)
    await this.session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['benchmark', 'blink.user_timing'] },
    })
    const at = await tapped(this.page).evaluate((element: HTMLElement, name) => {
      const { startTime } = performance.mark(name)
      element.click()
      return startTime
    }, TAP)
    await this.page.waitForTimeout(moves + 400)
    const complete = new Promise((resolve) => this.session.once('Tracing.tracingComplete', resolve))
    await this.session.send('Tracing.end')
    await complete
    this.session.off('Tracing.dataCollected', collect)
    const drawn = await this.page.evaluate<number[]>('window.frames60')
    const after = drawn.filter((frame) => frame > at)
    const answer = (after[1] ?? at) - at
    const inTime = after.filter((frame) => frame <= at + answer + moves).length - 1
    return {
      unseen: unseen(events, answer, answer + moves),
      late: unseen(events, 0, answer),
      withoutScripts: Math.max(0, Math.floor(moves / FRAME_MS) - inTime),
      answer,
    }
  }
}

/** Frames from one time after the tap to another, ms, that should have moved and were not shown. */
function unseen(events: readonly TraceEvent[], from: number, to: number): number {
  const tap = events.find(({ name }) => name === TAP)?.ts ?? Infinity
  const frames = events
    .filter(
      ({ name, ph, ts }) =>
        name === 'PipelineReporter' && ph === 'b' && ts >= tap + from * 1000 && ts <= tap + to * 1000,
    )
    .flatMap(({ args }) => args?.frame_reporter ?? [])
  const shown = new Set(frames.filter(isShown).map(({ frame_sequence }) => frame_sequence))
  const missed = frames.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness)
  return new Set(missed.map(({ frame_sequence }) => frame_sequence).filter((frame) => !shown.has(frame))).size
}

const isShown = ({ state }: FrameReport) => state.startsWith('STATE_PRESENTED')
