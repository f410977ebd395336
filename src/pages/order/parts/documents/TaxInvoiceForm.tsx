import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { documentApi } from '@/api/endpoints/document'
import type { InvoiceBuyer, OrderDocuments } from '@/contract/order/document'
import { randomId } from '@/domain/text/randomId'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Segment } from '@/ui/fields/Segment'
import { TaxInvoiceModel } from '@/pages/order/taxInvoice.model'
import { fieldId, InvoiceBuyerFields } from './InvoiceBuyerFields'
import styles from './Documents.module.scss'

interface Props {
  orderId: string
  /** Who the last tax invoice of the guest was for. */
  last: InvoiceBuyer | null
  onIssued: (documents: OrderDocuments) => void
}

/** Who the tax invoice of an order is for. */
export const TaxInvoiceForm = observer(function TaxInvoiceForm({ orderId, last, onIssued }: Props) {
  const t = useText()
  const [model] = useState(() => new TaxInvoiceModel(last))
  // A repeated tap after a lost reply gets the invoice that was issued.
  const [key] = useState(randomId)
  const send = useAction(async () => {
    const fault = model.submission.submit()
    if (fault) return reveal(fieldId(fault))
    onIssued(await documentApi.requestTaxInvoice({ orderId, buyer: model.buyer }, { key }))
  })
  return (
    <View>
      <Segment
        label={t('documents.forWhom')}
        options={[
          { key: 'company', label: t('documents.company') },
          { key: 'person', label: t('documents.person') },
        ]}
        value={model.isCompany ? 'company' : 'person'}
        onChange={model.chooseWho}
      />
      <InvoiceBuyerFields model={model} />
      <Text className={styles.note}>{t('documents.once')}</Text>
      <Button wide size="large" busy={send.busy} onTap={() => void send.run()}>
        {t('documents.send')}
      </Button>
    </View>
  )
})
