import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { documentApi } from '@/api/endpoints/document'
import type { InvoiceBuyer, OrderDocuments } from '@/contract/order/document'
import { randomId } from '@/domain/text/randomId'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Segment } from '@/ui/fields/Segment'
import { TextArea } from '@/ui/fields/TextArea'
import { TaxInvoiceModel } from '@/pages/order/taxInvoice.model'
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
    if (model.try()) onIssued(await documentApi.requestTaxInvoice({ orderId, buyer: model.buyer }, { key }))
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
      <BuyerFields model={model} />
      <Text className={styles.note}>{t('documents.once')}</Text>
      <Button wide size="large" busy={send.busy} onTap={() => void send.run()}>
        {t('documents.send')}
      </Button>
    </View>
  )
})

const BuyerFields = observer(function BuyerFields({ model }: { model: TaxInvoiceModel }) {
  const t = useText()
  return (
    <>
      <View className={styles.field}>
        <Field
          label={t(model.isCompany ? 'documents.companyName' : 'documents.personName')}
          value={model.name}
          maxLength={120}
          error={model.shows('name') ? t('documents.nameWanted') : undefined}
          onChange={(text) => model.set('name', text)}
        />
      </View>
      <View className={styles.field}>
        <Field
          kind="number"
          label={t('documents.taxId')}
          value={model.taxId}
          maxLength={17}
          error={model.shows('taxId') ? t('documents.taxIdWrong') : undefined}
          onChange={(text) => model.set('taxId', text)}
        />
      </View>
      {model.isCompany && (
        <View className={styles.field}>
          <Segment
            label={t('documents.office')}
            options={[
              { key: 'headOffice', label: t('documents.headOffice') },
              { key: 'branch', label: t('documents.branch') },
            ]}
            value={model.isHeadOffice ? 'headOffice' : 'branch'}
            onChange={model.chooseOffice}
          />
        </View>
      )}
      {model.hasBranchNo && (
        <View className={styles.field}>
          <Field
            kind="number"
            label={t('documents.branchNo')}
            value={model.branchNo}
            maxLength={5}
            error={model.shows('branchNo') ? t('documents.branchWrong') : undefined}
            onChange={(text) => model.set('branchNo', text)}
          />
        </View>
      )}
      <View className={styles.field}>
        <TextArea
          label={t('documents.address')}
          value={model.address}
          maxLength={300}
          error={model.shows('address') ? t('documents.addressWanted') : undefined}
          onChange={(text) => model.set('address', text)}
        />
      </View>
    </>
  )
})
