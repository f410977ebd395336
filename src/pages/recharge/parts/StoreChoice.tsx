import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { useText } from '@/hooks/useText'
import { Chip } from '@/ui/feedback/Chip'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { TopUpModel } from '../topUp.model'
import styles from './TopUp.module.scss'

/** Id of the choice on the page. */
export const STORES = 'top-up-stores'

interface Props {
  offer: TopUpOffer
  model: TopUpModel
}

/** The store that receives the money, where the guest has to choose it. */
export const StoreChoice = observer(function StoreChoice({ offer, model }: Props) {
  const t = useText()
  return (
    <Card>
      <View className={styles.head}>
        <Heading level={2} look="title3">
          {t('topUp.store')}
        </Heading>
        {model.tried && !model.wantedStore && <Chip tone="red">{t('common.required')}</Chip>}
      </View>
      <View id={STORES}>
        {offer.stores.map(({ id, name }) => (
          <RadioRow
            key={id}
            icon="storefront"
            title={name}
            on={model.wantedStore === id}
            onTap={() => model.chooseStore(id)}
          />
        ))}
      </View>
    </Card>
  )
})
