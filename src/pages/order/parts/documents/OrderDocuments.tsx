import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { OrderDetail } from '@/contract/order/order'
import { moneyFor } from '@/domain/order/orderMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { DocumentsSheet } from './DocumentsSheet'
import { useFreshSheet } from '../useFreshSheet'

/** The receipt of a paid order, and the request for its tax invoice. An order on the bill of its table has none of its own. */
export const OrderDocuments = observer(function OrderDocuments({ order }: { order: OrderDetail }) {
  const t = useText()
  const { config } = useStores()
  const sheet = useFreshSheet()
  const [requesting, setRequesting] = useState(false)
  if (!order.paid || order.payType === null || moneyFor(order) === 0) return null
  const show = (wanted: boolean) => {
    setRequesting(wanted)
    sheet.show()
  }
  return (
    <Card>
      <Row icon="receipt" title={t('documents.receipt')} hint={t('documents.receiptHint')} onTap={() => show(false)} />
      {config.forms.hasKp?.on && (
        <Row
          icon="file-text"
          title={t('documents.request')}
          hint={t('documents.requestHint')}
          onTap={() => show(true)}
        />
      )}
      {sheet.count > 0 && (
        <DocumentsSheet
          key={sheet.count}
          orderId={order.id}
          requested={requesting}
          open={sheet.open}
          onClose={sheet.close}
        />
      )}
    </Card>
  )
})
