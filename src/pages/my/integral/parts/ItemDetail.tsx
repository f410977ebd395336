import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSignInGate } from '@/components/account/useSignInGate'
import type { PointsItem } from '@/contract/points/pointsMall'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Slides } from '@/ui/layout/Slides'
import { Picture } from '@/ui/media/Picture'
import { ItemRows } from './ItemRows'
import { PointsPrice } from './PointsPrice'
import styles from './PointsItems.module.scss'

/** One item: pictures, price beside what the user has, how it is handed over, and the way to the order. */
export const ItemDetail = observer(function ItemDetail({ item, points }: { item: PointsItem; points: number }) {
  const { config, session } = useStores()
  const t = useText()
  const [at, show] = useState(0)
  const { images, name, caption, desc, stock, short } = item
  return (
    <>
      <View className={styles.stage}>
        <Slides at={at} onChange={show}>
          {(images.length > 0 ? images : ['']).map((image) => (
            <Picture key={image} src={config.picture(image)} alt={name} size="fill" eager />
          ))}
        </Slides>
      </View>
      <Card>
        <View className={styles.title}>
          <View className={styles.headline}>
            <Heading level={1} look="title1">
              {name}
            </Heading>
          </View>
          {stock !== null && stock > 0 && <Chip tone="amber">{t('points.left', { count: stock })}</Chip>}
        </View>
        <PointsPrice points={item.points} cash={item.cash} large />
        {session.signedIn && (
          <>
            <View className={styles.bar}>
              <ProgressBar gold value={points / item.points} label={t('points.yourPoints')} />
            </View>
            <View className={styles.under}>
              <Text>{t(short > 0 ? 'points.haveNow' : 'points.enough', { count: countText(points) })}</Text>
              <Text>
                {short > 0
                  ? t('points.short', { count: short })
                  : t('points.stay', { count: countText(points - item.points) })}
              </Text>
            </View>
          </>
        )}
      </Card>
      <Card>
        {caption !== '' && <Text className={styles.text}>{caption}</Text>}
        {desc !== '' && <Text className={styles.text}>{desc}</Text>}
        <ItemRows item={item} />
      </Card>
      <GetItem item={item} />
    </>
  )
})

/** Goes on to the order, or tells why that is not possible. */
const GetItem = observer(function GetItem({ item }: { item: PointsItem }) {
  const { session, locale } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const { id, points, cash, buyState, short, levelName, startAt } = item
  const reasons = {
    can: t('points.get'),
    notStarted: startAt ? t('points.notStarted', { date: dateText(startAt, locale.current) }) : '',
    ended: t('points.notOffered'),
    soldOut: t('points.soldOut'),
    limit: t('points.limit'),
    limitToday: t('points.limitToday'),
    levelTooLow: t('points.levelTooLow', { level: levelName }),
    short: t('points.short', { count: short }),
  }
  // What a guest has is not known before the log-in.
  const open = buyState === 'can' || (!session.signedIn && (buyState === 'short' || buyState === 'levelTooLow'))
  return (
    <Dock>
      <View className={styles.dockTexts}>
        <PointsPrice points={points} cash={cash} />
      </View>
      <Button size="large" disabled={!open} onTap={() => member(() => go('/pages/my/integral/save-order', { id }))}>
        {open ? t('points.get') : reasons[buyState]}
      </Button>
    </Dock>
  )
})
