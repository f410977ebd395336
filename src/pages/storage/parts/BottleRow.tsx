import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DrinkRow } from '@/contract/inStore/drinks'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { BottlePicture } from './BottlePicture'
import { isLive, useBottleTexts } from './useBottleTexts'
import styles from './Bottles.module.scss'

/** A bottle of the list: how much is left, where it stands and until when. */
export const BottleRow = observer(function BottleRow({ bottle }: { bottle: DrinkRow }) {
  const t = useText()
  const { amountOf, endOf } = useBottleTexts()
  const { id, goodsName, storeName, cabinet, volume, endsSoon, locked, state, stateFormat } = bottle
  const live = isLive(state)
  const place = [storeName, cabinet, volume > 0 ? t('bottles.volume', { volume }) : ''].filter(Boolean).join(' · ')
  const open = () => go('/pages/order/storage/detail', { id })
  return (
    <Card>
      <View className={styles.row}>
        <Pressable label={goodsName} onTap={open}>
          <BottlePicture bottle={bottle} />
        </Pressable>
        <View className={styles.texts}>
          <Text className={styles.name}>{goodsName}</Text>
          <Text className={styles.caption}>{place}</Text>
          <Text className={styles.amount}>{live ? amountOf(bottle) : stateFormat}</Text>
          <View className={classes(styles.end, endsSoon && styles.near)}>
            {endsSoon && <Icon name="timer" size={18} />}
            <Text className={styles.endText}>{locked ? t('bottles.waiting') : endOf(bottle)}</Text>
          </View>
          <View className={styles.buttons}>
            {live && !locked && (
              <View className={styles.button}>
                <Button
                  look="tint"
                  size="small"
                  label={`${t('bottles.take')}: ${goodsName}`}
                  onTap={() => go('/pages/order/storage/detail', { id, take: '1' })}
                >
                  {t('bottles.take')}
                </Button>
              </View>
            )}
            <View className={styles.button}>
              <Button look="neutral" size="small" label={`${t('bottles.log')}: ${goodsName}`} onTap={open}>
                {t('bottles.log')}
              </Button>
            </View>
          </View>
        </View>
      </View>
    </Card>
  )
})
