import { useDidShow } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/ui/reducedMotion'
import { classes } from '@/ui/classes'
import { FULL, MARGIN, type GoodsListModel } from './goodsList.model'
import type { GoodsScrollProps } from './goodsSlotProps'
import styles from './GoodsScroll.module.scss'

/** Scrolling to a tapped category (visual.md §5). */
const GLIDE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/** The scroll view of the virtualised list. Follows the scroll target, and keeps its position when measured heights differ from estimates. */
export function GoodsScroll({ list, className, label, children }: GoodsScrollProps) {
  const box = useRef<HTMLElement>(null)

  useEffect(() => (box.current ? follow(box.current, list) : undefined), [list])
  useDidShow(() => {
    if (box.current) box.current.scrollTop = list.scrollTop
  })

  return (
    <section
      ref={box}
      className={classes(styles.box, className)}
      aria-label={label}
      onScroll={({ currentTarget }) => scrolled(list, currentTarget.scrollTop)}
    >
      {children}
    </section>
  )
}

/** Follows a scroll event. That of a jump comes to the position that the jump has set, and renders nothing more. */
function scrolled(list: GoodsListModel, top: number): void {
  if (Math.abs(top - list.scrollTop) >= 1) list.overscan = FULL
  list.scrolled(top)
}

/** User events that end programmatic scrolling. */
const HANDS = ['touchstart', 'wheel', 'keydown'] as const

/** Connects the scroll view with the list; returns the function that disconnects it. */
function follow(box: HTMLElement, list: GoodsListModel): () => void {
  let gliding: Animation | undefined
  const size = new ResizeObserver(() => list.resized(box.clientHeight))
  size.observe(box)
  const undo = [
    () => size.disconnect(),
    reaction(
      () => list.shifted,
      (now, before) => (box.scrollTop += now - before),
    ),
    reaction(
      () => list.goal,
      (goal) => {
        gliding?.cancel()
        gliding = goal && glide(box, list)
      },
      { fireImmediately: true },
    ),
  ]
  const take = () => list.taken()
  for (const event of HANDS) box.addEventListener(event, take, { passive: true })
  return () => {
    gliding?.cancel()
    for (const event of HANDS) box.removeEventListener(event, take)
    for (const each of undo) each()
  }
}

/** How far a list glides to a target that is not on the screen, in screens. */
const FAR = 0.3

/**
 * Jumps to the target, whose rows are drawn at once, and moves them to their place over less than a screen. Frames that scroll would draw rows on
 * their way; a transform moves without scripts. Before the first frame of a far jump, only rows that it shows are rendered.
 */
function glide(box: HTMLElement, list: GoodsListModel): Animation | undefined {
  const height = box.clientHeight
  const top = Math.min(Math.max(0, box.scrollHeight - height), list.goalTop)
  const way = top - box.scrollTop
  const isNear = Math.abs(way) <= height * MARGIN
  const moved = isNear ? way : Math.sign(way) * height * FAR
  const distance = prefersReducedMotion() ? 0 : moved
  list.overscan = isNear ? FULL : { above: Math.max(0, distance / height), below: Math.max(0, -distance / height) }
  list.scrolled(top)
  box.scrollTop = top
  if (isNear && !distance) return undefined
  const animation = box.firstElementChild?.animate({ transform: [`translateY(${distance}px)`, 'none'] }, GLIDE)
  animation?.addEventListener('finish', () => {
    list.overscan = FULL
    list.scrolled(list.scrollTop)
  })
  return animation
}
