import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { CountBadge } from '@/ui/media/CountBadge'
import { Pressable } from '@/ui/actions/Pressable'
import { Sheet } from '@/ui/overlays/Sheet'
import { useText } from '@/hooks/useText'
import { TabSign, type TabView } from './TabBarView'
import styles from './MoreTabs.module.scss'

interface Props {
  open: boolean
  tabs: readonly TabView[]
  /** Index of the active tab; -1 when it is in the bar. */
  active: number
  onSelect: (index: number) => void
  onClose: () => void
}

/** The tabs that the bar has no room for. */
export const MoreTabs = observer(function MoreTabs({ open, tabs, active, onSelect, onClose }: Props) {
  const t = useText()
  return (
    <Sheet open={open} title={t('common.more')} onClose={onClose}>
      {tabs.map((tab, index) => (
        <Pressable
          // eslint-disable-next-line react/no-array-index-key -- two tabs may have the same title and picture
          key={index}
          kind="link"
          selected={index === active}
          className={classes(styles.row, index === active && styles.on)}
          onTap={() => onSelect(index)}
        >
          <TabSign tab={tab} on={index === active} />
          <Text className={styles.title}>{tab.title}</Text>
          <CountBadge count={tab.badge ?? 0} />
        </Pressable>
      ))}
    </Sheet>
  )
})
