import { View } from '@tarojs/components'
import { useState } from 'react'
import { unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './KitchenLine.module.scss'

/** Bowls that fit on a narrow screen before the guest's own. */
const MAX_BOWLS = 5
/** Distance from one bowl to the next, percent of its width. */
const STEP = 120

/** The orders before the guest's own as bowls in front of the pot: each moves up when one is done. Decoration: the headline counts them. */
export function KitchenLine({ ahead }: { ahead: number }) {
  const [most, setMost] = useState(ahead)
  if (ahead > most) setMost(ahead)
  if (most === 0) return null
  const done = most - ahead
  const bowls = Array.from({ length: most + 1 }, (_, index) => index).slice(0, done + MAX_BOWLS)
  const own = Math.min(ahead, MAX_BOWLS)
  return (
    <View className={styles.line} {...unread}>
      <View className={styles.pot}>
        <Icon name="cooking-pot" size={24} />
      </View>
      <View className={styles.bowls}>
        {bowls.map(
          (index) =>
            index < most && <Bowl key={index} place={index - done} look={index < done ? styles.done : styles.other} />,
        )}
        <Bowl key="own" place={own} look={styles.own} />
      </View>
    </View>
  )
}

function Bowl({ place, look }: { place: number; look: string | undefined }) {
  return (
    <View className={classes(styles.bowl, look)} style={{ transform: `translateX(${place * STEP}%)` }}>
      <Icon name="bowl-steam" size={20} />
    </View>
  )
}
