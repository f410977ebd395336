import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { AmountTile } from './AmountTile'
import type { TopUpModel } from '../topUp.model'
import styles from './TopUp.module.scss'

/** Id of the guest's own amount on the page. */
export const OWN_AMOUNT = 'top-up-amount'

interface Props {
  offer: TopUpOffer
  model: TopUpModel
}

/** The amounts with what each gives, and an amount of the guest's own. */
export const TopUpAmounts = observer(function TopUpAmounts({ offer, model }: Props) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { chosen } = model.choiceOf(offer)
  const end = offer.list.find(({ endAt }) => endAt)?.endAt
  const { free } = offer
  return (
    <Card>
      <View className={styles.head}>
        <Heading level={2} look="title3">
          {t('topUp.payIn')}
        </Heading>
        {end && <Text className={styles.caption}>{t('topUp.until', { date: dateText(end, locale.current) })}</Text>}
      </View>
      <View className={styles.tiles}>
        {offer.list.map((each) => (
          <AmountTile key={each.amount} of={each} on={each === chosen} onTap={() => model.choose(each.amount)} />
        ))}
        {free && (
          <View className={styles.place}>
            <Pressable
              kind="radio"
              selected={model.isOwn(offer)}
              className={classes(styles.tile, model.isOwn(offer) && styles.on)}
              onTap={() => model.choose(null)}
            >
              <Text className={styles.amount}>{t('topUp.other')}</Text>
              <Text className={styles.receives}>{t('topUp.from', { amount: money(free.min) })}</Text>
            </Pressable>
          </View>
        )}
      </View>
      {model.isOwn(offer) && <OwnAmount offer={offer} model={model} />}
    </Card>
  )
})

const OwnAmount = observer(function OwnAmount({ offer, model }: Props) {
  const t = useText()
  const money = useMoney()
  const { config } = useStores()
  const { free } = offer
  if (!free) return null
  const limits = t('topUp.between', { min: money(free.min), max: money(free.max) })
  return (
    <View id={OWN_AMOUNT} className={styles.own}>
      <Field
        label={`${t('topUp.otherAmount')} (${config.currencyName})`}
        kind="number"
        maxLength={7}
        focus={model.wanted === null}
        value={model.ownText}
        error={model.isOwnWrong(offer) ? limits : undefined}
        onChange={model.typeAmount}
      />
      {!model.isOwnWrong(offer) && <Text className={styles.caption}>{limits}</Text>}
    </View>
  )
})
