import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { OCCASIONS_TO_CELEBRATE, RESERVE_NOTES } from '@/contract/constants/reserve'
import { useText } from '@/hooks/useText'
import { TextArea } from '@/ui/fields/TextArea'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { BookingModel } from '../ljyy.model'
import { Choices } from './Choices'
import styles from './Reserve.module.scss'

/** What the guests celebrate, and what they wish. */
export const Celebration = observer(function Celebration({ model }: { model: BookingModel }) {
  const t = useText()
  const choices = OCCASIONS_TO_CELEBRATE.map((key) => ({ key, label: t(`reserve.${key}`) }))
  return (
    <Card>
      <View className={styles.head}>
        <Heading level={2} look="title3">
          {t('reserve.celebrate')}
        </Heading>
        <Text className={styles.caption}>{t('reserve.optional')}</Text>
      </View>
      <Choices label={t('reserve.celebrate')} choices={choices} chosen={model.celebration} onChoose={model.celebrate} />
      {model.celebration === 'birthday' && (
        <View className={styles.candle}>
          <Icon name="cake" size={18} />
          <Text className={styles.candleText}>{t('reserve.candle')}</Text>
        </View>
      )}
      <TextArea label={t('reserve.notes')} value={model.notes} maxLength={RESERVE_NOTES} onChange={model.note} />
    </Card>
  )
})
