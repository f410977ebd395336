import { Text, View, type CommonEvent, type ITouchEvent } from '@tarojs/components'
import { useRef } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/actions/Pressable'
import { boxOf, type Box } from '@/platform/device/measure'
import styles from './RatingSlider.module.scss'

interface Props<K extends string> {
  /** Of the slider's element; unique on the page. */
  id: string
  /** What is rated. */
  label: string
  levels: readonly { key: K; label: string }[]
  value: K | undefined
  onChange: (key: K) => void
}

/** A slider whose stops are named, from less to more: its thumb is dragged along, or a stop is tapped. */
export function RatingSlider<K extends string>({ id, label, levels, value, onChange }: Props<K>) {
  const box = useRef<Box>()
  const place = levels.findIndex(({ key }) => key === value)
  const share = 100 / levels.length
  const start = () => {
    box.current = undefined
    void boxOf(id).then((measured) => (box.current = measured))
  }
  const follow = (event: CommonEvent) => {
    const [touch] = (event as ITouchEvent).touches
    const level = touch && box.current && levels[stopAt(touch.clientX, box.current, levels.length)]
    if (level && level.key !== value) onChange(level.key)
  }
  return (
    <View className={styles.slider}>
      <Text className={styles.label}>{label}</Text>
      <View
        id={id}
        className={styles.track}
        onTouchStart={start}
        onTouchMove={follow}
        {...roleOf('radiogroup')}
        {...{ 'aria-label': label }}
      >
        {levels.map((level, index) => (
          <Pressable
            key={level.key}
            kind="radio"
            selected={level.key === value}
            className={classes(
              styles.stop,
              index === 0 && styles.first,
              index === levels.length - 1 && styles.last,
              level.key === value && styles.on,
            )}
            onTap={() => onChange(level.key)}
          >
            <Text>{level.label}</Text>
          </Pressable>
        ))}
        {place >= 0 && (
          <View className={styles.thumb} style={{ width: `${share}%`, transform: `translateX(${100 * place}%)` }}>
            <View className={styles.knob} />
          </View>
        )}
      </View>
    </View>
  )
}

/** The stop nearest to a touch. */
function stopAt(x: number, { left, width }: Box, stops: number): number {
  return Math.min(stops - 1, Math.max(0, Math.floor(((x - left) / width) * stops)))
}
