import { reaction } from 'mobx'
import { prefersReducedMotion } from '@/ui/reducedMotion'
import type { CartStore } from '@/stores/cart/cart'
import bar from './CartBarView.module.scss'
import styles from './dishFlights.module.scss'

/** From the picture of a dish to the bag, ms (visual.md §4). */
const FLIGHT_MS = 420
/** Longest time between a tap and the dish in the cart, ms: later, the change comes from another phone. */
const TAP_MS = 500
/** A new total takes its place within this time, ms. */
const ROLL_MS = 160
/** Points of the arc. */
const STEPS = 14
/** How far the arc rises above a straight line, px. */
const RISE = 90
/** Size in the bag, as a part of the size in the list. */
const LEAST = 0.2

interface Point {
  x: number
  y: number
}

let tap: { on: Element; at: number } | undefined
const watched = new WeakSet<CartStore>()

/** From now on, a dish that is added to the cart by a tap flies into the bag, which tilts, and a new total rolls in (visual.md §4). H5 only. */
export function startDishFlights(cart: CartStore): void {
  if (watched.has(cart)) return
  watched.add(cart)
  document.addEventListener(
    'click',
    ({ target }) => (tap = target instanceof Element ? { on: target, at: performance.now() } : undefined),
    true,
  )
  reaction(
    () => cart.goodsCount,
    (count, before) => {
      const picture = count > before && tap && performance.now() - tap.at < TAP_MS ? pictureNear(tap.on) : undefined
      // The bag of a first dish is drawn in the next frame.
      if (picture && !prefersReducedMotion()) requestAnimationFrame(() => flyToBag(picture))
    },
  )
  reaction(
    () => cart.content.goodsAmount,
    (total, before) => {
      // The new total is drawn in the next frame.
      if (!prefersReducedMotion()) requestAnimationFrame(() => rollTotals(total > before ? 1 : -1))
    },
  )
}

/** The picture of the dish whose button was tapped: in its row, or the first one in its dialog. */
function pictureNear(button: Element): HTMLImageElement | undefined {
  for (let around: Element | null = button; around; around = around.parentElement) {
    const [picture, other] = around.querySelectorAll('img')
    if (picture) return !other || around.closest('[role=dialog]') ? picture : undefined
  }
  return undefined
}

function flyToBag(picture: HTMLImageElement): void {
  const bags = document.querySelectorAll(`.${bar.bag}`)
  const bag = [...bags].reverse().find((one) => one.getClientRects().length > 0)
  const from = picture.getBoundingClientRect()
  if (!bag || from.width === 0) return
  const dish = copyOf(picture, from)
  const arc = arcOf(centreOf(from), centreOf(bag.getBoundingClientRect()))
  dish.animate(arc, { duration: FLIGHT_MS, easing: 'cubic-bezier(.4, 0, .6, 1)' }).onfinish = () => {
    dish.remove()
    tilt(bag)
  }
}

/** A copy of the picture above everything, at its place. */
function copyOf(picture: HTMLImageElement, { left, top, width, height }: DOMRect): HTMLImageElement {
  const dish = new Image()
  dish.src = picture.currentSrc
  dish.alt = ''
  dish.className = styles.flying ?? ''
  Object.assign(dish.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(dish)
  return dish
}

const centreOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** Keyframes along an arc that first rises. Only transform and opacity change. */
function arcOf(from: Point, to: Point): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS
    const x = (to.x - from.x) * part
    const y = (to.y - from.y) * part * part - RISE * 4 * part * (1 - part)
    return {
      transform: `translate(${x}px, ${y}px) scale(${1 - (1 - LEAST) * part})`,
      opacity: part < 0.8 ? 1 : (1 - part) * 5,
    }
  })
}

/** The bag takes the dish. */
function tilt(bag: Element): void {
  // Each step has the easing, as in CSS: over the whole turn it would skip the first.
  const easing = 'cubic-bezier(.3, 1.6, .5, 1)'
  const turned = [0, -6, 4, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)`, easing }))
  bag.animate(turned, 240)
}

/** Totals of all bars come from below (1) or from above (-1). */
function rollTotals(direction: 1 | -1): void {
  const start = { opacity: 0, transform: `translateY(${direction * 50}%)` }
  for (const sums of document.querySelectorAll(`.${bar.sums}`)) {
    sums.firstElementChild?.animate([start, { opacity: 1, transform: 'none' }], {
      duration: ROLL_MS,
      easing: 'cubic-bezier(.2, .8, .2, 1)',
    })
  }
}
