import { View } from '@tarojs/components'
import { useEffect, useRef, type KeyboardEvent, type UIEvent } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { WHEEL_ROW, type WheelProps } from './wheelProps'
import styles from './Wheel.module.scss'

/** Steps of the keys. */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

/** A wheel that is turned by scrolling, a tap on an option, or the arrow keys. */
export function Wheel({ label, options, index, onChange }: WheelProps) {
  const wheel = useRef<HTMLDivElement>(null)
  const rowOf = (element: HTMLElement) => Math.round(element.scrollTop / WHEEL_ROW)
  useEffect(() => {
    const element = wheel.current
    if (element && rowOf(element) !== index) element.scrollTop = index * WHEEL_ROW
  }, [index, options.length])
  const choose = (next: number) => {
    const within = Math.max(0, Math.min(options.length - 1, next))
    if (within !== index) onChange(within)
  }
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(index + step)
  }
  const spinButton = {
    ...roleOf('spinbutton'),
    ...{ tabIndex: 0, 'aria-label': label, 'aria-valuetext': options[index] },
    ...{ 'aria-valuemin': 1, 'aria-valuemax': options.length, 'aria-valuenow': index + 1 },
    onKeyDown: turn,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => choose(rowOf(currentTarget)),
  }
  return (
    <div className={styles.frame}>
      <div ref={wheel} className={styles.wheel} {...spinButton}>
        {options.map((option, at) => (
          <View
            key={option}
            className={classes(styles.option, at === index && styles.chosen)}
            onClick={() => choose(at)}
            {...{ 'aria-hidden': true }}
          >
            {option}
          </View>
        ))}
      </div>
    </div>
  )
}
