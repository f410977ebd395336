import { componentOf } from '../componentOf'
import type { Platform } from '../../package/miniPackage'
import { datasetOf } from '../raise'

type QueryCallback = (result: unknown) => void
/** The fields that `fields` can request; the shorthand queries use them too. */
interface Fields {
  id?: boolean
  dataset?: boolean
  rect?: boolean
  size?: boolean
  scrollOffset?: boolean
  properties?: string[]
  computedStyle?: string[]
  node?: boolean
}

/** Bounding rectangle of an element, in px. */
export function rectOf(element: Element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return { left, top, right, bottom, width, height }
}

const EDGES = ['left', 'top', 'right', 'bottom'] as const

function scrollOf(element: Element) {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = element
  return { scrollTop, scrollLeft, scrollHeight, scrollWidth }
}

function readFields(element: HTMLElement, fields: Fields): Record<string, unknown> {
  const rect = rectOf(element)
  const style = window.getComputedStyle(element)
  return {
    ...(fields.id && { id: element.id }),
    ...(fields.dataset && { dataset: datasetOf(element) }),
    ...(fields.rect && Object.fromEntries(EDGES.map((edge) => [edge, rect[edge]]))),
    ...(fields.size && { width: rect.width, height: rect.height }),
    ...(fields.scrollOffset && scrollOf(element)),
    ...Object.fromEntries((fields.properties ?? []).map((name) => [name, element.getAttribute(name)])),
    ...Object.fromEntries((fields.computedStyle ?? []).map((name) => [name, style.getPropertyValue(name)])),
    ...(fields.node && { node: element }),
  }
}

/** `createSelectorQuery` over a page's elements, with real layout where the engine has one. */
export class SelectorQuery {
  private readonly queries: { run: () => unknown; done?: QueryCallback }[] = []
  private find: () => HTMLElement[] = () => []
  private single = true

  /** `root` returns the page's tree, `scroller` its scrolling element, both at the time of the query. */
  constructor(
    private readonly root: () => ParentNode,
    private readonly scroller: () => HTMLElement,
    private readonly platform: Platform,
  ) {}

  in() {
    return this
  }

  select(selector: string) {
    return this.setTarget(() => this.matches(selector).slice(0, 1), true)
  }

  selectAll(selector: string) {
    return this.setTarget(() => this.matches(selector), false)
  }

  private matches(selector: string): HTMLElement[] {
    if (this.platform === 'alipay' && selector.includes('>>>')) throw new Error(`Alipay knows no selector ${selector}`)
    return selector.split(',').flatMap((part) => matchesOfPart(this.root(), part))
  }

  selectViewport() {
    return this.setTarget(() => [this.scroller()], true)
  }

  private setTarget(find: () => HTMLElement[], single: boolean) {
    this.find = find
    this.single = single
    return this
  }

  fields(fields: Fields, done?: QueryCallback) {
    const { find, single } = this
    const run = () => {
      const found = find().map((element) => readFields(element, fields))
      return single ? (found[0] ?? null) : found
    }
    this.queries.push({ run, ...(done && { done }) })
    return this
  }

  boundingClientRect(done?: QueryCallback) {
    return this.fields({ id: true, dataset: true, rect: true, size: true }, done)
  }

  scrollOffset(done?: QueryCallback) {
    return this.fields({ id: true, dataset: true, scrollOffset: true }, done)
  }

  node(done?: QueryCallback) {
    return this.fields({ node: true }, done)
  }

  exec(done?: (results: unknown[]) => void) {
    setTimeout(() => {
      const results = this.queries.map(({ run }) => run())
      for (const [index, question] of this.queries.entries()) question.done?.(results[index])
      done?.(results)
    })
    return this
  }
}

/** Only WeChat's `>>>` crosses the borders of components; here all elements of a page are in one tree. */
function matchesOfPart(root: ParentNode, part: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(part.replace(/>>>/g, ' '))]
  return part.includes('>>>') ? found : found.filter((element) => componentOf(element) === null)
}
