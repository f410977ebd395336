import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { useUi } from '@/ui/uiContext'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Pager.module.scss'

interface Props {
  count: number
  /** From 0. */
  at: number
  onSelect: (at: number) => void
  /** Whether it is drawn over a picture of unknown colours. */
  over?: boolean
}

/** Indicators of a carousel; a tap shows the next slide. Nothing for a single slide. */
export const Pager = observer(function Pager({ count, at, onSelect, over }: Props) {
  const { text } = useUi()
  if (count < 2) return null
  return (
    <Pressable
      className={classes(styles.pager, over && styles.over)}
      label={text('slide', { index: at + 1, count })}
      onTap={() => onSelect((at + 1) % count)}
    >
      {Array.from({ length: count }, (_, index) => (
        <View key={`slide${index}`} className={classes(styles.dot, index === at && styles.on)} />
      ))}
    </Pressable>
  )
})
