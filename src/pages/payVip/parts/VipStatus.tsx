import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { dateText } from '@/domain/time/dateText'
import { daysLeft, lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import styles from './Vip.module.scss'

/** Until when the user is VIP, and that nothing is charged then. */
export const VipStatus = observer(function VipStatus({
  vipUntil,
  serverTime,
}: {
  vipUntil: string | null
  serverTime: string
}) {
  const { locale } = useStores()
  const t = useText()
  return (
    <>
      <View className={styles.vipCard}>
        <View className={styles.heroTexts}>
          <Text className={styles.dim}>{vipUntil ? t('vip.validUntil') : t('vip.title')}</Text>
          <Heading level={1} look="title1">
            {vipUntil ? dateText(lastMomentOf(vipUntil), locale.current) : t('vip.notVip')}
          </Heading>
          {vipUntil && (
            <Text className={styles.dim}>{t('vip.daysLeft', { count: daysLeft(vipUntil, serverTime) })}</Text>
          )}
        </View>
        <Icon name="crown-simple-f" size={34} />
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
