import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Scroll } from '@/ui/layout/Scroll'
import styles from './FilterPills.module.scss'

interface Props<K extends string> {
  /** Accessible name of the filter. */
  label: string
  filters: readonly { key: K; label: string }[]
  /** Empty when none is on. */
  active: K | ''
  onChange: (key: K) => void
  /** They lie on a sheet or card, not on the page. */
  sunken?: boolean
}

/** Filters of a list, of which one is on. Those that do not fit scroll horizontally. */
export function FilterPills<K extends string>({ label, filters, active, onChange, sunken }: Props<K>) {
  return (
    <Scroll axis="x" className={styles.scroll}>
      <View className={styles.row} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
        {filters.map((filter) => {
          const on = filter.key === active
          return (
            <Pressable
              key={filter.key}
              kind="radio"
              selected={on}
              className={classes(styles.pill, sunken && styles.sunken, on && styles.on)}
              onTap={() => onChange(filter.key)}
            >
              <Text>{filter.label}</Text>
            </Pressable>
          )
        })}
      </View>
    </Scroll>
  )
}
