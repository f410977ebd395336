import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponPack } from '@/contract/couponPack'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './Pack.module.scss'

/** What a guest should know before buying a pack: validity, refund, limits and stores. */
export const PackRules = observer(function PackRules({ pack }: { pack: CouponPack }) {
  const { locale } = useStores()
  const t = useText()
  const { refundDays, perPerson, perMonth, bought, coupons, saleFrom, saleUntil, buyState, left, total } = pack
  const dateOf = (at: string) => dateText(at, locale.current)
  const everywhere = coupons.every(({ terms }) => terms.stores.length === 0)
  const limit = { count: perPerson ?? 0, bought }
  const sale =
    buyState === 'notStarted' && saleFrom
      ? t('couponPack.saleFrom', { date: dateOf(saleFrom) })
      : saleUntil && t('couponPack.saleUntil', { date: dateOf(lastMomentOf(saleUntil)) })
  const rules: [IconName, string | null][] = [
    ['calendar-check', t('couponPack.starts')],
    ['arrow-clockwise', refundDays > 0 ? t('couponPack.refund', { count: refundDays }) : t('couponPack.noRefund')],
    ['user', perPerson === null ? null : t(perMonth ? 'couponPack.perMonth' : 'couponPack.perPerson', limit)],
    ['storefront', everywhere ? t('couponPack.allStores') : t('couponPack.someStores')],
    ['timer', sale],
  ]
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('couponPack.before')}
        </Heading>
        {rules.map(([icon, text]) =>
          text ? (
            <View key={icon} className={styles.rule}>
              <Icon name={icon} size={20} className={styles.ruleIcon} />
              <Text className={styles.ruleText}>{text}</Text>
            </View>
          ) : null,
        )}
      </Card>
      {left !== null && total !== null && <Text className={styles.left}>{t('couponPack.left', { left, total })}</Text>}
    </>
  )
})
