import { Image, Text, View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { deriveTabBar } from '@/domain/theme'
import { roleOf } from './aria'
import { classes } from './classes'
import { Dot } from './Dot'
import { Icon } from './Icon'
import type { IconName } from './iconNames'
import { Tap } from './Tap'
import styles from './TabBarView.module.scss'

/** One tab: a glyph of ours, or the merchant's own picture. */
export interface TabView {
  title: string
  icon?: IconName
  selectedIcon?: IconName
  picture?: string
  selectedPicture?: string
  badge?: number
}

interface Props {
  /** What the bar is, for those who do not see it. */
  label: string
  tabs: readonly TabView[]
  /** Index of the tab that is shown. */
  active: number
  /** The merchant's colours; honoured only where they can be read. */
  colours?: { background: string; color: string; selectedColor: string } | undefined
  onSelect: (index: number) => void
}

/** The bar at the bottom of the tab pages, and the room that it takes. */
export function TabBarView({ label, tabs, active, colours, onSelect }: Props) {
  const own = colours && deriveTabBar(colours)
  return (
    <View className={styles.room}>
      <View className={styles.bar} style={own as CSSProperties} {...roleOf('navigation')} {...{ 'aria-label': label }}>
        {tabs.map((tab, index) => (
          <Tap
            key={tab.title}
            kind="link"
            selected={index === active}
            label={tab.badge ? `${tab.title} (${tab.badge})` : undefined}
            className={classes(styles.tab, index === active && styles.on)}
            onTap={() => onSelect(index)}
          >
            <View className={styles.sign}>
              <TabSign tab={tab} on={index === active} />
              <View className={styles.badge}>
                <Dot count={tab.badge ?? 0} />
              </View>
            </View>
            <Text className={styles.title}>{tab.title}</Text>
          </Tap>
        ))}
      </View>
    </View>
  )
}

function TabSign({ tab, on }: { tab: TabView; on: boolean }) {
  const picture = on ? (tab.selectedPicture ?? tab.picture) : tab.picture
  if (picture) return <Image className={styles.picture} src={picture} mode="aspectFit" />
  const icon = on ? (tab.selectedIcon ?? tab.icon) : tab.icon
  return icon ? <Icon name={icon} size={26} /> : null
}
