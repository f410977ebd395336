import type { ReactNode } from 'react'
import type { GoodsListModel } from './goodsList.model'

export interface GoodsSlotProps {
  list: GoodsListModel
  /** Index of the rendered item; `FREE` when the slot is empty. */
  piece: number
  slot: number
  children: ReactNode
}

export interface GoodsScrollProps {
  list: GoodsListModel
  className?: string | undefined
  label: string
  children: ReactNode
}
