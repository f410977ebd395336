import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Scroll } from './Scroll'
import { Pressable } from '@/ui/actions/Pressable'
import { useSlidingMark } from './useSlidingMark'
import styles from './Tabs.module.scss'

interface Props<K extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { key: K; label: string }[]
  active: K
  onChange: (key: K) => void
}

/** Tabs of a list. Tabs that do not fit scroll horizontally, with the active one centred. */
export function Tabs<K extends string>({ label, tabs, active, onChange }: Props<K>) {
  // Hidden pages stay in the document, so ids must be unique; mini-programs allow no colon in an id.
  const id = `tab${useId().replace(/\W/g, '')}`
  useSlidingMark(id + active, '::after')
  return (
    <Scroll axis="x" className={styles.scroll} into={`${id}${active}`}>
      <View className={styles.row} {...roleOf('tablist')} {...{ 'aria-label': label }}>
        {tabs.map((tab) => (
          <View key={tab.key} id={`${id}${tab.key}`} className={classes(styles.place, tab.key === active && styles.on)}>
            <Pressable kind="tab" selected={tab.key === active} className={styles.tab} onTap={() => onChange(tab.key)}>
              <Text>{tab.label}</Text>
            </Pressable>
          </View>
        ))}
      </View>
    </Scroll>
  )
}
