import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { documentApi } from '@/api/endpoints/document'
import { Loaded } from '@/components/loading/Loaded'
import type { IssuedDocument, OrderDocuments } from '@/contract/order/document'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { launch } from '@/platform/device/launch'
import { openExternal } from '@/platform/navigation/external'
import { go } from '@/platform/navigation/navigation'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Row } from '@/ui/layout/Row'
import { Sheet } from '@/ui/overlays/Sheet'
import { TaxInvoiceForm } from './TaxInvoiceForm'
import styles from './Documents.module.scss'

interface Props {
  orderId: string
  /** Asks for the tax invoice at once, where it can be requested. */
  requested: boolean
  open: boolean
  onClose: () => void
}

/** The documents of an order to open, or the form for its tax invoice. */
export const DocumentsSheet = observer(function DocumentsSheet({ orderId, requested, open, onClose }: Props) {
  const t = useText()
  const { ui } = useStores()
  const documents = useResource(() => documentApi.ofOrder({ orderId }))
  const fills = requested && documents.value?.taxInvoice.state === 'open'
  const issued = (reply: OrderDocuments) => {
    documents.set(reply)
    ui.notify(t('documents.sent'), 'success')
  }
  return (
    <Sheet open={open} title={t(fills ? 'documents.formTitle' : 'documents.title')} onClose={onClose}>
      <Loaded of={documents} skeleton={<Skeleton rows={2} />}>
        {(value) =>
          fills ? (
            <TaxInvoiceForm orderId={orderId} last={value.taxInvoice.buyer} onIssued={issued} />
          ) : (
            <DocumentList documents={value} requested={requested} />
          )
        }
      </Loaded>
    </Sheet>
  )
})

/** The documents, the latest first, and why there is no form for one that was asked for. */
const DocumentList = observer(function DocumentList({
  documents: { list, taxInvoice },
  requested,
}: {
  documents: OrderDocuments
  requested: boolean
}) {
  const t = useText()
  if (list.length === 0) return <Text className={styles.note}>{t('documents.none')}</Text>
  return (
    <>
      {requested && taxInvoice.state !== 'open' && (
        <Text className={styles.note}>{t(`documentState.${taxInvoice.state}`)}</Text>
      )}
      {[...list].reverse().map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </>
  )
})

const DocumentRow = observer(function DocumentRow({ document }: { document: IssuedDocument }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { kind, no, issuedAt, total, path } = document
  return (
    <Row
      icon="file-text"
      title={t(`documentKind.${kind}`)}
      hint={`${no} · ${dateText(issuedAt, locale.current)}`}
      end={<Text className={styles.amount}>{money(kind === 'creditNote' ? -total : total)}</Text>}
      onTap={() => openDocument(path)}
    />
  )
})

/** Opens the page of a document: in a window of its own to print it, or inside the mini-program. */
function openDocument(path: string): void {
  const address = launch.siteroot + path
  if (process.env.TARO_ENV === 'h5') openExternal(address)
  else go('/pages/other/web-view', { src: address })
}
