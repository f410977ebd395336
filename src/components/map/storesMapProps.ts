import type { StoreInfo } from '@/contract/store'

/** What a map of stores is given on every target. */
export interface StoresMapProps {
  open: boolean
  stores: readonly StoreInfo[]
  /** Id of the store that stands out. */
  chosen: string | undefined
  onChoose: (storeId: string) => void
}
