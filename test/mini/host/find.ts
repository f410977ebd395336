import type { TargetPosition, Target } from './protocol'

/** The roots in which targets are searched: system overlays and bars and the page on top, topmost first. */
export interface SearchScope {
  roots: () => (Element | ShadowRoot)[]
}

/** Number of characters of the screen's text quoted in an error message. */
const QUOTED_LENGTH = 300

const isSelector = (what: string) => /^[.#[]/.test(what)
const normalizeSpace = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Whether an element is visible; jsdom has no layout, so there only `hidden` and inline `display` count. */
export function isVisible(element: Element): boolean {
  const drawn = element as Element & { checkVisibility?: () => boolean }
  if (drawn.checkVisibility) return drawn.checkVisibility()
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || (at as HTMLElement).style.display === 'none') return false
  }
  return true
}

const accessibleName = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder')
const isDeepest = (element: Element, holds: (element: Element) => boolean) => ![...element.children].some(holds)

/** The deepest elements whose text is `text`; without any, the deepest ones that contain it. */
function byText(root: ParentNode, text: string): Element[] {
  const all = [...root.querySelectorAll('*')].filter((element) => element.tagName !== 'STYLE')
  const is = (element: Element) => normalizeSpace(element.textContent) === text || accessibleName(element) === text
  const exact = all.filter((element) => is(element) && isDeepest(element, is))
  if (exact.length) return exact
  const contains = (element: Element) => normalizeSpace(element.textContent).includes(text)
  return all.filter((element) => contains(element) && isDeepest(element, contains))
}

const matches = (root: ParentNode, what: string) =>
  isSelector(what) ? [...root.querySelectorAll(what)] : byText(root, what)

/** Matches of `what` in the closest ancestor of an element that contains any. */
function closestMatches(element: Element, what: string): Element[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = matches(at, what).filter(isVisible)
    if (found.length) return found
  }
  return []
}

/** All visible elements that match a target, in the topmost root with a match. */
export function findAll(scope: SearchScope, { what, near }: Target): Element[] {
  for (const root of scope.roots()) {
    const found =
      near === undefined
        ? matches(root, what)
        : matches(root, near)
            .filter(isVisible)
            .slice(0, 1)
            .flatMap((element) => closestMatches(element, what))
    const visible = found.filter(isVisible)
    if (visible.length) return visible
  }
  return []
}

/** The element that matches a target; throws with the screen's text when there is none. */
export function findOne(scope: SearchScope, target: Target): HTMLElement {
  const found = findAll(scope, target)[target.nth ?? 0]
  if (found) return found as HTMLElement
  const where = target.near === undefined ? '' : ` near "${target.near}"`
  throw new Error(
    `nothing matches "${target.what}"${where}; the screen shows: ${visibleText(scope).slice(0, QUOTED_LENGTH)}`,
  )
}

/** The text of all visible elements. */
export function visibleText(scope: SearchScope) {
  const pieces: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === 3) pieces.push(normalizeSpace(node.textContent))
    else if (!(node instanceof Element) || (node.tagName !== 'STYLE' && isVisible(node)))
      for (const child of node.childNodes) walk(child)
  }
  for (const root of scope.roots()) walk(root)
  return pieces.filter(Boolean).join(' ')
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The centre of an element on the screen and the element that covers it; fails while the element moves. */
export async function positionOf(element: HTMLElement): Promise<TargetPosition> {
  const found = scrolledPosition(element, 'nearest')
  const spot = found.coveredBy === undefined ? found : scrolledPosition(element, 'center')
  await nextFrame()
  const { x, y } = middleOf(element)
  if (isAnimated(element) || Math.hypot(x - spot.x, y - spot.y) > 1)
    throw new Error(`"${normalizeSpace(element.textContent)}" is still moving`)
  return spot
}

/** Whether a finite animation runs on an element or one of its ancestors. */
function isAnimated(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const moving = at.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    if (moving.some(({ playState }) => playState === 'running')) return true
  }
  return false
}

/** Scrolls to an element with the given alignment; `center` keeps it away from fixed bars. */
function scrolledPosition(element: HTMLElement, block: 'nearest' | 'center'): TargetPosition {
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  const { x, y } = middleOf(element)
  const hit = deepestAt(x, y)
  if (!hit || element.contains(hit) || hit.contains(element)) return { x, y }
  return {
    x,
    y,
    coveredBy: `<${hit.tagName.toLowerCase()} class="${hit.className}"> ${normalizeSpace(hit.textContent).slice(0, 40)}`,
  }
}

/** The centre of an element, in px from the corner of the screen. */
export function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function deepestAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint?.(x, y) ?? null
  for (
    let inner = hit?.shadowRoot?.elementFromPoint(x, y);
    inner && inner !== hit;
    inner = inner.shadowRoot?.elementFromPoint(x, y)
  )
    hit = inner
  return hit
}
