import { isOn, type BuiltinFactory } from './builtin'

/** Finger movement that changes the slide, in px. */
const SWIPE_DISTANCE = 40

const distance = (start: { x: number; y: number }, touch: Touch, vertical: boolean) =>
  vertical ? touch.clientY - start.y : touch.clientX - start.x

export const swiper: BuiltinFactory = ({ element, raise }) => {
  let current = 0
  let circular = false
  let vertical = false
  let interval = 5000
  let timer: ReturnType<typeof setInterval> | undefined
  let start: { x: number; y: number } | undefined

  const items = () => [...element.children].filter((child) => child.tagName === 'SWIPER-ITEM')
  const applyPosition = () => element.style.setProperty('--current', String(current))
  const show = (index: number, source: string) => {
    const count = items().length
    const next = circular && count ? (index + count) % count : index
    if (next === current || next < 0 || (count && next >= count)) return
    current = next
    applyPosition()
    const detail = { current, source, currentItemId: items()[current]?.getAttribute('item-id') ?? '' }
    raise(element, 'change', detail)
    raise(element, 'animationfinish', detail)
  }
  const run = (on: boolean) => {
    clearInterval(timer)
    timer = on
      ? setInterval(() => (element.isConnected ? show(current + 1, 'autoplay') : clearInterval(timer)), interval)
      : undefined
  }

  element.addEventListener('touchstart', (event) => {
    const touch = event.touches[0]
    start = touch && { x: touch.clientX, y: touch.clientY }
  })
  element.addEventListener('touchend', (event) => {
    const touch = event.changedTouches[0]
    const moved = start && touch ? distance(start, touch, vertical) : 0
    if (Math.abs(moved) >= SWIPE_DISTANCE) show(current + (moved < 0 ? 1 : -1), 'touch')
  })
  applyPosition()
  return {
    current: (value) => {
      current = Number(value) || 0
      applyPosition()
    },
    circular: (value) => (circular = isOn(value)),
    vertical: (value) => {
      vertical = isOn(value)
      element.toggleAttribute('data-vertical', vertical)
    },
    interval: (value) => {
      interval = Number(value) || interval
      if (timer) run(true)
    },
    autoplay: (value) => run(isOn(value)),
    'indicator-dots': (value) => element.toggleAttribute('data-dots', isOn(value)),
  }
}

export const swiperItem: BuiltinFactory = () => ({})
