import { useDidShow } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import type { GoodsListModel } from './goodsList.model'
import type { GoodsScrollProps } from './goodsPlaceProps'
import styles from './GoodsScroll.module.scss'

/** How long a tap on a category takes to get there, milliseconds. */
const GLIDE_MS = 240

/** The box that a list of dishes scrolls in. It goes where the list wants, and stands still while pieces above turn out higher or lower than guessed. */
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

/** What the guest does to take the list in hand. */
const HANDS = ['touchstart', 'wheel', 'keydown'] as const

/** Connects the box with the list; the returned function takes the connection away. */
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
        if (goal) stop = glide(box, () => list.goalTop, calm() ? 0 : GLIDE_MS)
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

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Brings the box to a place that may still move. What is far away is jumped to and glided to over the last screen only. */
function glide(box: HTMLElement, goal: () => number, duration: number): () => void {
  const most = Math.max(0, box.scrollHeight - box.clientHeight)
  const way = Math.min(most, goal()) - box.scrollTop
  const distance = Math.sign(way) * Math.min(Math.abs(way), box.clientHeight)
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
