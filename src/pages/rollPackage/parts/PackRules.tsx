import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponPack } from '@/contract/coupon/couponPack'
import type { Locale } from '@/contract/fields'
import type { Translate } from '@/i18n/messages'
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
  const { left, total } = pack
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('couponPack.before')}
        </Heading>
        {rulesOf(pack, t, locale.current).map(([icon, text]) =>
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

/** The rules with their icons; those that a pack does not have are null. */
function rulesOf(pack: CouponPack, t: Translate, locale: Locale): [IconName, string | null][] {
  const { refundDays, perPerson, perMonth, bought, coupons } = pack
  const everywhere = coupons.every(({ terms }) => terms.stores.length === 0)
  const limit = { count: perPerson ?? 0, bought }
  return [
    ['calendar-check', t('couponPack.starts')],
    ['arrow-clockwise', refundDays > 0 ? t('couponPack.refund', { count: refundDays }) : t('couponPack.noRefund')],
    ['user', perPerson === null ? null : t(perMonth ? 'couponPack.perMonth' : 'couponPack.perPerson', limit)],
    ['storefront', t(everywhere ? 'couponPack.allStores' : 'couponPack.someStores')],
    ['timer', saleText(pack, t, locale)],
  ]
}

function saleText({ saleFrom, saleUntil, buyState }: CouponPack, t: Translate, locale: Locale): string | null {
  if (buyState === 'notStarted' && saleFrom) return t('couponPack.saleFrom', { date: dateText(saleFrom, locale) })
  return saleUntil && t('couponPack.saleUntil', { date: dateText(lastMomentOf(saleUntil), locale) })
}
