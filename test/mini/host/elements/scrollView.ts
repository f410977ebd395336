import { componentOf } from '../componentOf'
import { isOn, type BuiltinFactory } from './builtin'

/** Default distance from an edge at which the `scrollto…` events are raised, in px. */
const DEFAULT_THRESHOLD = 50

export const scrollView: BuiltinFactory = ({ element, raise }) => {
  let last = { top: 0, left: 0 }
  let atEnd = false
  let thresholds = { upper: DEFAULT_THRESHOLD, lower: DEFAULT_THRESHOLD }
  const axis = (name: 'overflow-x' | 'overflow-y') => (on: unknown) => {
    element.style.setProperty(name, isOn(on) ? 'auto' : 'hidden')
  }
  element.addEventListener('scroll', () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
    const detail = {
      scrollTop,
      scrollLeft,
      scrollHeight,
      scrollWidth,
      deltaY: last.top - scrollTop,
      deltaX: last.left - scrollLeft,
    }
    raise(element, 'scroll', detail)
    const endNow =
      scrollTop + clientHeight >= scrollHeight - thresholds.lower &&
      scrollLeft + clientWidth >= scrollWidth - thresholds.lower
    if (endNow && !atEnd) raise(element, 'scrolltolower', { direction: detail.deltaX ? 'right' : 'bottom' })
    if (scrollTop <= thresholds.upper && last.top > thresholds.upper)
      raise(element, 'scrolltoupper', { direction: 'top' })
    atEnd = endNow
    last = { top: scrollTop, left: scrollLeft }
  })
  /** Defers a change: templates set scroll positions before the children are drawn. */
  const later = (run: () => void) => setTimeout(run)
  return {
    'scroll-x': axis('overflow-x'),
    'scroll-y': axis('overflow-y'),
    'scroll-top': (value) => isOn(value) && value !== '' && later(() => (element.scrollTop = Number(value) || 0)),
    'scroll-left': (value) => isOn(value) && value !== '' && later(() => (element.scrollLeft = Number(value) || 0)),
    'scroll-into-view': (value) => typeof value === 'string' && value !== '' && later(() => scrollTo(element, value)),
    'lower-threshold': (value) =>
      (thresholds = { ...thresholds, lower: isOn(value) ? Number(value) : DEFAULT_THRESHOLD }),
    'upper-threshold': (value) =>
      (thresholds = { ...thresholds, upper: isOn(value) ? Number(value) : DEFAULT_THRESHOLD }),
  }
}

/**
 * Scrolls only this view, so that the child with the id is at its start. WeChat looks for ids in the template that draws the view, and finds
 * none of the components inside; that is an error here.
 */
function scrollTo(view: HTMLElement, id: string) {
  const child = view.querySelector(`[id="${id}"]`)
  if (!child) return
  if (componentOf(child) !== componentOf(view))
    throw new Error(`scroll-into-view: #${id} is inside a component of the view`)
  const [at, from] = [child.getBoundingClientRect(), view.getBoundingClientRect()]
  view.scrollTop += at.top - from.top
  view.scrollLeft += at.left - from.left
}
