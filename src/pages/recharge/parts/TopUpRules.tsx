import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { TopUpModel } from '../topUp.model'
import styles from './TopUp.module.scss'

/** Id of the consent on the page. */
export const CONSENT = 'top-up-consent'

/** How the balance works, and the consent, empty at first. */
export const TopUpRules = observer(function TopUpRules({ offer, model }: { offer: TopUpOffer; model: TopUpModel }) {
  const t = useText()
  const { refundDays, bonusShare } = offer
  const share = bonusShare === 0 ? t('topUp.paidInFirst') : t('topUp.shared', { percent: bonusShare / 100 })
  const rules = [
    ['storefront', t('topUp.everywhere')],
    ['arrow-clockwise', refundDays > 0 ? t('topUp.refund', { count: refundDays }) : t('topUp.noRefund')],
    ['wallet', share],
  ] as const
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('topUp.how')}
      </Heading>
      {rules.map(([icon, text]) => (
        <View key={icon} className={styles.rule}>
          <Icon name={icon} size={18} />
          <Text className={styles.ruleText}>{text}</Text>
        </View>
      ))}
      <View id={CONSENT} className={classes(styles.consent, model.tried && !model.agreed && styles.missing)}>
        <Pressable
          kind="checkbox"
          selected={model.agreed}
          label={t('topUp.agree', { terms: t('topUp.terms') })}
          className={styles.box}
          onTap={model.toggleAgreed}
        >
          <SelectionMark kind="check" on={model.agreed} />
        </Pressable>
        <View className={styles.consentText}>
          <Text onClick={model.toggleAgreed}>{t('topUp.agree', { terms: '' })}</Text>
          <Pressable
            kind="link"
            className={styles.terms}
            onTap={() => go('/pages/my/other/gywm', { t: t('topUp.termsTitle'), p: 'storageAgreement' })}
          >
            {t('topUp.terms')}
          </Pressable>
        </View>
      </View>
    </Card>
  )
})
