import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PartnerInfo } from '@/contract/partner/partner'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { monthsOf, rateText } from './partnerText'
import styles from './Partner.module.scss'

/** What a partner earns, in three figures. */
export const ApplyHead = observer(function ApplyHead({ info }: { info: PartnerInfo }) {
  const t = useText()
  const money = useMoney()
  const { config } = useStores()
  const [rate, count] = [rateText(info.rate), monthsOf(info.bindDays)]
  const facts = [
    [rate, t('partner.ofMeal')],
    [String(count), t('partner.months', { count })],
    [money(info.withdraw.minAmount), t('partner.payFrom')],
  ] as const
  return (
    <>
      <View className={styles.hero}>
        <View className={styles.texts}>
          <Heading level={1} look="title1">
            {t('partner.headline', { brand: config.brand, rate })}
          </Heading>
          <Text className={styles.heroText}>{t('partner.headlineText', { count })}</Text>
        </View>
        <Art src={memberArt.coins} size={104} />
      </View>
      <Card>
        <View className={styles.facts}>
          {facts.map(([figure, label]) => (
            <View key={label} className={styles.fact}>
              <Text className={styles.factSum}>{figure}</Text>
              <Text className={styles.caption}>{label}</Text>
            </View>
          ))}
        </View>
      </Card>
    </>
  )
})
