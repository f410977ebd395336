import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Row } from '@/ui/layout/Row'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import styles from './RemarkRow.module.scss'

/** The note to the kitchen; opens its page. */
export const RemarkRow = observer(function RemarkRow() {
  const { delivery } = useStores()
  const t = useText()
  return (
    <Row
      icon="note-pencil"
      title={t('checkout.note')}
      end={<Text className={styles.note}>{delivery.remark || t('checkout.noteNone')}</Text>}
      onTap={() => go('/pages/shop/out/bz')}
    />
  )
})
