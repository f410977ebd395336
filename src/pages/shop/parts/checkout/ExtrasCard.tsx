import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Row } from '@/components/Row'
import { Toggle } from '@/components/Toggle'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'
import type { CheckoutModel } from '../../out/pay-order.model'
import styles from './ExtrasCard.module.scss'

/** The note to the kitchen, and whether cutlery is wanted. */
export const ExtrasCard = observer(function ExtrasCard({ model }: { model: CheckoutModel }) {
  const { delivery } = useStores()
  const t = useText()
  return (
    <Card>
      <Row
        icon="note-pencil"
        title={t('checkout.note')}
        end={<Text className={styles.note}>{delivery.remark || t('checkout.noteNone')}</Text>}
        onTap={() => go('/pages/shop/out/bz')}
      />
      <Row
        icon="fork-knife"
        title={t('checkout.cutlery')}
        hint={t('checkout.cutleryHint')}
        end={<Toggle label={t('checkout.cutlery')} on={model.cutlery} onChange={model.toggleCutlery} />}
      />
    </Card>
  )
})
