import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { DrinkView } from '@/contract/inStore/drinks'
import { dateText } from '@/domain/time/dateText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Dock } from '@/ui/layout/Dock'
import { BottleLog } from './BottleLog'
import { BottlePicture } from './BottlePicture'
import { BottlePlace } from './BottlePlace'
import { GiveBottle } from './GiveBottle'
import { RemindOfEnd } from './RemindOfEnd'
import { WaitingBottle } from './WaitingBottle'
import { isLive, shareLeft, useBottleTexts } from './useBottleTexts'
import styles from './Bottles.module.scss'

interface Props {
  bottle: DrinkView
  onChanged: () => Promise<unknown>
}

/** A kept bottle: what is left, where and until when, what happened, and what its owner can do. */
export const BottleDetail = observer(function BottleDetail({ bottle, onChanged }: Props) {
  const { id, actions, giftId } = bottle
  const t = useText()
  const [giving, setGiving] = useState(false)
  return (
    <>
      <LevelCard bottle={bottle} />
      <BottlePlace bottle={bottle} onChanged={onChanged} />
      {isLive(bottle.state) && <RemindOfEnd id={id} />}
      {giftId !== null && <WaitingBottle giftId={giftId} onChanged={onChanged} />}
      <BottleLog id={id} key={`${bottle.state} ${bottle.expireAt} ${shareLeft(bottle)}`} />
      {actions.includes('take') && (
        <Dock>
          {actions.includes('give') && (
            <View className={styles.half}>
              <Button wide size="large" look="outline" onTap={() => setGiving(true)}>
                {t('bottles.give')}
              </Button>
            </View>
          )}
          <View className={styles.half}>
            <Button wide size="large" onTap={() => go('/pages/order/storage/detail', { id, take: '1' })}>
              {t('bottles.takeIt')}
            </Button>
          </View>
        </Dock>
      )}
      <GiveBottle bottle={bottle} open={giving} onClose={() => setGiving(false)} onGiven={onChanged} />
    </>
  )
})

const LevelCard = observer(function LevelCard({ bottle }: Pick<Props, 'bottle'>) {
  const t = useText()
  const { current } = useStores().locale
  const { amountOf } = useBottleTexts()
  const { state, stateFormat, remainLevel, volume, imageAt } = bottle
  const rest = remainLevel !== null && volume > 0 ? Math.round((remainLevel * volume) / 100) : 0
  return (
    <View className={styles.hero}>
      <BottlePicture bare eager bottle={bottle} />
      <View className={styles.heroTexts}>
        <Text className={styles.label}>{isLive(state) ? t('bottles.left') : stateFormat}</Text>
        <Text className={styles.big}>{amountOf(bottle)}</Text>
        {rest > 0 && <Text className={styles.label}>{t('bottles.about', { volume: rest })}</Text>}
        <View className={styles.bar}>
          <ProgressBar gold value={shareLeft(bottle)} label={t('bottles.left')} />
        </View>
        <Text className={styles.caption}>
          {imageAt ? t('bottles.marked', { date: dateText(imageAt, current) }) : t('bottles.markedOnly')}
        </Text>
      </View>
    </View>
  )
})
