import { runTapAction } from './elements/builtin'
import type { UserGesture } from './userGesture'
import type { Raise, Touchpoint } from './raise'

/** Largest movement of a tap, in px. */
const TAP_DISTANCE = 10
/** Shortest long press, in ms. */
const LONG_PRESS = 350

const pointOf = ({ identifier, pageX, pageY, clientX, clientY }: Touch): Touchpoint => ({
  identifier,
  pageX,
  pageY,
  clientX,
  clientY,
})

const pathOf = (event: Event) => event.composedPath().filter((node): node is Element => node instanceof Element)

/** A disabled button swallows taps on itself and its children. */
const isDisabled = (path: Element[]) =>
  path.some((element) => element.tagName === 'MP-BUTTON' && element.hasAttribute('disabled'))

interface Finger {
  x: number
  y: number
  pressed: boolean
  timer: ReturnType<typeof setTimeout>
}

/** Turns the document's touch events into platform events: touchstart …, tap, longpress. */
export function listenForGestures(raise: Raise, gesture: UserGesture) {
  let finger: Finger | undefined
  const lift = () => {
    clearTimeout(finger?.timer)
    finger = undefined
  }
  const pass = (event: TouchEvent) => {
    const [target] = pathOf(event)
    const touches = [...event.changedTouches].map(pointOf)
    if (target) raise(target, event.type, {}, { bubbles: true, touches, original: event })
    return { target, touch: touches[0] }
  }

  const started = (event: TouchEvent) => {
    const { target, touch } = pass(event)
    if (!target || !touch) return
    const press = () => {
      if (finger) finger.pressed = true
      raise(target, 'longpress', { x: touch.pageX, y: touch.pageY }, { bubbles: true, touches: [touch] })
    }
    finger = { x: touch.clientX, y: touch.clientY, pressed: false, timer: setTimeout(press, LONG_PRESS) }
  }
  const moved = (event: TouchEvent) => {
    const { touch } = pass(event)
    if (!finger || !touch) return
    if (Math.hypot(touch.clientX - finger.x, touch.clientY - finger.y) > TAP_DISTANCE) lift()
  }
  const ended = (event: TouchEvent) => {
    const { target, touch } = pass(event)
    const taps = finger && !finger.pressed
    lift()
    const path = pathOf(event)
    if (!taps || !target || !touch || isDisabled(path)) return
    gesture.begin()
    raise(target, 'tap', { x: touch.pageX, y: touch.pageY }, { bubbles: true, touches: [touch] })
    runTapAction(path)
  }

  const options = { capture: true, passive: false }
  document.addEventListener('touchstart', started, options)
  document.addEventListener('touchmove', moved, options)
  document.addEventListener('touchend', ended, options)
  document.addEventListener('touchcancel', (event) => (pass(event), lift()), options)
}

/** Dispatches the touch events of a finger on an element; `dx` and `dy` in px. */
export function touchElement(element: Element, from: { x: number; y: number }, dx = 0, dy = 0) {
  const steps: [string, number][] = [
    ['touchstart', 0],
    ...(dx || dy
      ? ([
          ['touchmove', 0.5],
          ['touchmove', 1],
        ] as [string, number][])
      : []),
    ['touchend', 1],
  ]
  for (const [type, share] of steps) {
    const [x, y] = [from.x + dx * share, from.y + dy * share]
    const touch = { identifier: 0, clientX: x, clientY: y, pageX: x, pageY: y, target: element }
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
    element.dispatchEvent(
      Object.assign(event, { touches: type === 'touchend' ? [] : [touch], changedTouches: [touch] }),
    )
  }
}
