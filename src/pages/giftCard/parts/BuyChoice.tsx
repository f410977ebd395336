import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { GIFT_MESSAGE_LENGTH } from '@/contract/constants/coupon'
import { useText } from '@/hooks/useText'
import type { GiftCardDesignOnSale } from '@/contract/wallet/giftCard'
import { Field } from '@/ui/fields/Field'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { Segment } from '@/ui/fields/Segment'
import { TextArea } from '@/ui/fields/TextArea'
import { Card } from '@/ui/layout/Card'
import type { BuyCardModel } from '../buyCard.model'
import styles from './GiftCard.module.scss'

const OWN = 'own'
/** Id of the field of the guest's own amount. */
export const OWN_AMOUNT = 'gift-card-amount'

/** Amount, recipient and message. */
export const BuyChoice = observer(function BuyChoice({
  design,
  model,
}: {
  design: GiftCardDesignOnSale
  model: BuyCardModel
}) {
  const t = useText()
  const money = useMoney()
  const { config } = useStores()
  const { faceValues, free } = design
  const options = faceValues.map((value) => ({ key: String(value), label: money(value) }))
  const own = free ? [{ key: OWN, label: t('giftCard.other') }] : []
  const chosen = model.chosen === null ? OWN : String(model.amountOf(design))
  const limits = free && t('giftCard.between', { min: money(free.min), max: money(free.max) })
  return (
    <Card>
      <OptionGroup
        even
        title={t('giftCard.amount')}
        options={[...options, ...own]}
        chosen={[chosen]}
        onToggle={(key) => model.choose(key === OWN ? null : Number(key))}
      />
      {model.chosen === null && limits && (
        <View id={OWN_AMOUNT} className={styles.field}>
          <Field
            label={`${t('giftCard.otherAmount')} (${config.currencyName})`}
            kind="number"
            maxLength={7}
            focus
            value={model.ownText}
            error={model.isOwnWrong(design) ? limits : undefined}
            onChange={model.typeAmount}
          />
          {!model.isOwnWrong(design) && <View className={styles.hint}>{limits}</View>}
        </View>
      )}
      <View className={styles.field}>
        <Segment
          label={t('giftCard.forWhom')}
          options={[
            { key: 'friend', label: t('giftCard.forFriend'), icon: 'gift' },
            { key: 'me', label: t('giftCard.forMe') },
          ]}
          value={model.forFriend ? 'friend' : 'me'}
          onChange={model.choosePerson}
        />
      </View>
      {model.forFriend && (
        <View className={styles.field}>
          <TextArea
            label={t('giftCard.message')}
            maxLength={GIFT_MESSAGE_LENGTH}
            value={model.message}
            onChange={model.setMessage}
          />
        </View>
      )}
    </Card>
  )
})
