import type { StoreInfo } from '@/contract/store'

/** Props of the stores map on every target. */
export interface StoresMapProps {
  open: boolean
  stores: readonly StoreInfo[]
  /** Id of the selected store. */
  chosen: string | undefined
  onChoose: (storeId: string) => void
}
