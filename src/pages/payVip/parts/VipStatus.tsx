import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { dateText } from '@/domain/time/dateText'
import { daysLeft, lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import styles from './Vip.module.scss'

/** Until when the user is VIP, what that has saved, and that nothing is charged at its end. */
export const VipStatus = observer(function VipStatus({
  vipUntil,
  saved,
  serverTime,
}: {
  vipUntil: string | null
  /** Satang. */
  saved: number
  serverTime: string
}) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  return (
    <>
      <View className={styles.vipCard}>
        <View className={styles.vipHead}>
          <Icon name="crown-simple-f" size={26} />
          <Text className={styles.vipName}>{t('vip.title')}</Text>
          {vipUntil && (
            <Text className={styles.dim}>{t('vip.daysLeft', { count: daysLeft(vipUntil, serverTime) })}</Text>
          )}
        </View>
        <View className={styles.vipFacts}>
          <View className={styles.heroTexts}>
            {vipUntil && <Text className={styles.dim}>{t('vip.validUntil')}</Text>}
            <Heading level={1} look="title2">
              {vipUntil ? dateText(lastMomentOf(vipUntil), locale.current) : t('vip.notVip')}
            </Heading>
          </View>
          {(vipUntil || saved > 0) && (
            <View className={styles.vipSaved}>
              <Text className={styles.dim}>{t('vip.savedSoFar')}</Text>
              <Heading look="title2">{money(saved)}</Heading>
            </View>
          )}
        </View>
      </View>
      {vipUntil && (
        <Card>
          <Row
            icon="shield-check"
            title={t('vip.renewOff')}
            hint={t('vip.renewOffText', { date: dateText(vipUntil, locale.current) })}
          />
        </Card>
      )}
    </>
  )
})
