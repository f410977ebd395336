import { Image, Text, View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import type { NavLayout } from '@/contract/config/forms'
import { deriveTabBar } from '@/domain/config/theme'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { CountBadge } from '@/ui/media/CountBadge'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import { usePicture } from '@/ui/media/usePicture'
import styles from './TabBarView.module.scss'

/** One tab: the merchant's picture, or an icon when there is none or it fails to load. */
export interface TabView {
  title: string
  icon?: IconName
  selectedIcon?: IconName
  picture?: string
  selectedPicture?: string
  badge?: number
  /** A button that opens the other tabs. */
  menu?: boolean
}

interface Props {
  /** Accessible label of the bar. */
  label: string
  tabs: readonly TabView[]
  /** Index of the active tab. */
  active: number
  /** The merchant's style; colours of texts are made readable. */
  look?: Omit<NavLayout, 'list' | 'selected'> | undefined
  /** Whether the page is dark. */
  dark?: boolean
  onSelect: (index: number) => void
}

/** The bar at the bottom of the tab pages, and a spacer of its height. */
export function TabBarView({ label, tabs, active, look, dark, onSelect }: Props) {
  const own = look && deriveTabBar(look, dark)
  const type = look?.type ?? 'both'
  return (
    <View className={styles.space}>
      <View
        className={classes(styles.bar, look?.positionType === 'float' && styles.float)}
        style={own as CSSProperties}
        {...roleOf('navigation')}
        {...{ 'aria-label': label }}
      >
        {tabs.map((tab, index) => (
          <Pressable
            // eslint-disable-next-line react/no-array-index-key -- two tabs may have the same title and picture
            key={index}
            kind={tab.menu ? undefined : 'link'}
            selected={tab.menu ? undefined : index === active}
            label={spokenOf(tab, type)}
            className={classes(styles.tab, index === active && styles.on)}
            onTap={() => onSelect(index)}
          >
            <View className={styles.sign}>
              {type === 'text' ? (
                <Text className={styles.label}>{tab.title}</Text>
              ) : (
                <TabSign tab={tab} on={index === active} />
              )}
              <View className={styles.badge}>
                <CountBadge count={tab.badge ?? 0} />
              </View>
            </View>
            {type !== 'text' && type !== 'icon' && <Text className={styles.title}>{tab.title}</Text>}
          </Pressable>
        ))}
      </View>
    </View>
  )
}

/** Accessible label, when the title is not sufficient. */
function spokenOf({ title, badge }: TabView, type: NavLayout['type']): string | undefined {
  if (badge) return `${title} (${badge})`
  return type === 'icon' ? title : undefined
}

/** The icon of a tab. */
export function TabSign({ tab, on }: { tab: TabView; on: boolean }) {
  const { src, fail } = usePicture([on ? tab.selectedPicture : undefined, tab.picture])
  if (src) return <Image className={styles.picture} src={src} mode="aspectFit" onError={fail} />
  const icon = on ? (tab.selectedIcon ?? tab.icon) : tab.icon
  return icon ? <Icon name={icon} size={26} /> : null
}
