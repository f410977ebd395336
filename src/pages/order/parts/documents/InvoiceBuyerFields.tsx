import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Field } from '@/ui/fields/Field'
import { Segment } from '@/ui/fields/Segment'
import { TextArea } from '@/ui/fields/TextArea'
import type { InvoiceField, TaxInvoiceModel } from '@/pages/order/taxInvoice.model'
import styles from './Documents.module.scss'

/** Id of a field on the page. */
export const fieldId = (field: InvoiceField): string => `invoice-${field}`

/** Name, tax id, branch and address of the buyer. */
export const InvoiceBuyerFields = observer(function InvoiceBuyerFields({ model }: { model: TaxInvoiceModel }) {
  const t = useText()
  return (
    <>
      <View id={fieldId('name')} className={styles.field}>
        <Field
          label={t(model.isCompany ? 'documents.companyName' : 'documents.personName')}
          value={model.name}
          maxLength={120}
          focus={model.submission.focuses('name')}
          error={model.shows('name') ? t('documents.nameWanted') : undefined}
          onChange={(text) => model.set('name', text)}
        />
      </View>
      <View id={fieldId('taxId')} className={styles.field}>
        <Field
          kind="number"
          label={t('documents.taxId')}
          value={model.taxId}
          maxLength={17}
          focus={model.submission.focuses('taxId')}
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
        <View id={fieldId('branchNo')} className={styles.field}>
          <Field
            kind="number"
            label={t('documents.branchNo')}
            value={model.branchNo}
            maxLength={5}
            focus={model.submission.focuses('branchNo')}
            error={model.shows('branchNo') ? t('documents.branchWrong') : undefined}
            onChange={(text) => model.set('branchNo', text)}
          />
        </View>
      )}
      <View id={fieldId('address')} className={styles.field}>
        <TextArea
          label={t('documents.address')}
          value={model.address}
          maxLength={300}
          focus={model.submission.focuses('address')}
          error={model.shows('address') ? t('documents.addressWanted') : undefined}
          onChange={(text) => model.set('address', text)}
        />
      </View>
    </>
  )
})
