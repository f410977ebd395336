import { datasetOf } from '../raise'
import { rectOf } from './query'

interface Options {
  thresholds?: number[]
  observeAll?: boolean
}
type Margins = Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>

const marginText = ({ top = 0, right = 0, bottom = 0, left = 0 }: Margins) =>
  `${top}px ${right}px ${bottom}px ${left}px`

/** `createIntersectionObserver`. Without layout (jsdom) every element is reported as visible once. */
export class ViewObserver {
  private observer: IntersectionObserver | undefined
  private reference: string | undefined
  private margins: Margins = {}

  constructor(
    private readonly root: () => ParentNode,
    private readonly options: Options,
  ) {}

  relativeTo(selector: string, margins: Margins = {}) {
    this.reference = selector
    this.margins = margins
    return this
  }

  relativeToViewport(margins: Margins = {}) {
    this.margins = margins
    return this
  }

  observe(selector: string, seen: (result: unknown) => void) {
    const found = [...this.root().querySelectorAll<HTMLElement>(selector)].slice(
      0,
      this.options.observeAll ? undefined : 1,
    )
    const tell = (element: HTMLElement, entry: Partial<IntersectionObserverEntry>) =>
      seen({
        id: element.id,
        dataset: datasetOf(element),
        intersectionRatio: entry.intersectionRatio ?? 1,
        intersectionRect: entry.intersectionRect ?? rectOf(element),
        boundingClientRect: entry.boundingClientRect ?? rectOf(element),
        relativeRect: entry.rootBounds ?? null,
        time: Date.now(),
      })
    if (typeof IntersectionObserver === 'undefined') {
      setTimeout(() => found.map((element) => tell(element, {})))
      return
    }
    const root = this.reference ? this.root().querySelector(this.reference) : null
    this.observer = new IntersectionObserver(
      (entries) => entries.map((entry) => tell(entry.target as HTMLElement, entry)),
      {
        root,
        rootMargin: marginText(this.margins),
        threshold: this.options.thresholds ?? [0],
      },
    )
    for (const element of found) this.observer.observe(element)
  }

  disconnect() {
    this.observer?.disconnect()
  }
}
