import { useDidShow } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/ui/reducedMotion'
import { classes } from '@/ui/classes'
import type { GoodsListModel } from './goodsList.model'
import type { GoodsScrollProps } from './goodsSlotProps'
import styles from './GoodsScroll.module.scss'

/** Duration of scrolling to a tapped category, milliseconds. */
const GLIDE_MS = 240

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
      onScroll={({ currentTarget }) => list.scrolled(currentTarget.scrollTop)}
    >
      {children}
    </section>
  )
}

/** User events that end programmatic scrolling. */
const HANDS = ['touchstart', 'wheel', 'keydown'] as const

/** Connects the scroll view with the list; returns the function that disconnects it. */
function follow(box: HTMLElement, list: GoodsListModel): () => void {
  let stop = () => undefined as void
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
        stop()
        if (goal) stop = glide(box, () => list.goalTop, prefersReducedMotion() ? 0 : GLIDE_MS)
      },
      { fireImmediately: true },
    ),
  ]
  const take = () => {
    stop()
    list.taken()
  }
  for (const event of HANDS) box.addEventListener(event, take, { passive: true })
  return () => {
    stop()
    for (const event of HANDS) box.removeEventListener(event, take)
    for (const each of undo) each()
  }
}

/** Scrolls to a target that may still move. Far targets are jumped to and animated over the last screen only. */
function glide(box: HTMLElement, goal: () => number, duration: number): () => void {
  const most = Math.max(0, box.scrollHeight - box.clientHeight)
  const fullDistance = Math.min(most, goal()) - box.scrollTop
  const distance = Math.sign(fullDistance) * Math.min(Math.abs(fullDistance), box.clientHeight)
  const start = performance.now()
  let frame = 0
  const step = (now: number) => {
    const part = duration > 0 ? Math.min(1, Math.max(0, now - start) / duration) : 1
    box.scrollTop = goal() - distance * (1 - part) ** 3
    if (part < 1) frame = requestAnimationFrame(step)
  }
  step(start)
  return () => cancelAnimationFrame(frame)
}
