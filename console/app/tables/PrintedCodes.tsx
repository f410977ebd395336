import { useNotify } from 'react-admin'
import { type PrintedCode, tableContract } from '../../contract/tables/table'
import { useStaffParts } from '../api/staffParts'
import { Paper } from '../orders/printing/Paper'
import { usePrinted } from '../orders/printing/usePrinted'
import { QrCode } from './QrCode'

interface PrintedCodesProps {
  storeId: string
  /** The table whose code is printed, on a roll; null for all codes of the store, on sheets. */
  tableId: string | null
  onEnd(): void
}

/** Reads the codes of a store as they are now, and prints them. */
export function PrintedCodes({ storeId, tableId, onEnd }: PrintedCodesProps) {
  const { client } = useStaffParts()
  const notify = useNotify()
  const read = async () => {
    const reply = await client.call(tableContract.codes, { storeId, ...(tableId !== null && { tableId }) })
    const site = reply.site || location.origin
    if (!site.startsWith('https:')) notify('tables.code.insecure', { type: 'warning', messageArgs: { site } })
    return { ...reply, site }
  }
  const data = usePrinted(['codes', storeId, tableId ?? ''], read, onEnd)
  if (!data) return null
  return (
    <Paper kind="codes" sheets={tableId === null} onDone={onEnd}>
      {data.codes.map((code) => (
        <CodeCard key={code.path} code={code} site={data.site} storeName={data.storeName} />
      ))}
    </Paper>
  )
}

function CodeCard({ code, site, storeName }: { code: PrintedCode; site: string; storeName: string }) {
  const [first, ...others] = code.hints
  return (
    <article style={{ textAlign: 'center' }}>
      <p>{storeName}</p>
      <h2 style={{ fontSize: '16pt' }}>{code.title || first?.text}</h2>
      <QrCode text={site.replace(/\/$/, '') + code.path} size="50mm" />
      {(code.title ? code.hints : others).map(({ locale, text }) => (
        <p key={locale} lang={locale} style={{ fontSize: '9pt', margin: 0 }}>
          {text}
        </p>
      ))}
    </article>
  )
}
