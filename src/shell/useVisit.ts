import { useDidShow } from '@tarojs/taro'
import { visitApi } from '@/api/endpoints/visit'
import { previewTicket } from '@/platform/storage/preview'
import { useStores } from '@/hooks/useStores'

/** Delay of the record, so that the page's own requests are sent first, milliseconds. */
const LATER_MS = 1500

/** Records the visit of a page (`fwjl`). Failures are ignored. */
export function useVisit(path: string): void {
  const { shop } = useStores()
  useDidShow(() => {
    if (previewTicket) return
    setTimeout(() => void visitApi.record({ storeId: shop.id, moduleName: path }).catch(() => undefined), LATER_MS)
  })
}
