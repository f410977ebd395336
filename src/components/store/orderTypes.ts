import type { DiningType } from '@/contract/fields'
import type { MessageKey } from '@/i18n/messages'
import type { ArtName } from '@/ui/media/artFiles'

interface OrderTypeLook {
  title: MessageKey
  art: ArtName
  tile: 'sage' | 'clay' | 'sand' | 'butter' | 'mist'
}

/** Dining types with icon and texts. */
export const ORDER_TYPES: Record<DiningType, OrderTypeLook> = {
  delivery: { title: 'orderType.delivery', art: 'delivery', tile: 'sage' },
  pickup: { title: 'orderType.pickup', art: 'pickup', tile: 'clay' },
  takeout: { title: 'orderType.takeout', art: 'takeout', tile: 'butter' },
  dineIn: { title: 'orderType.dineIn', art: 'dinein', tile: 'sand' },
  fast: { title: 'orderType.fast', art: 'fast', tile: 'mist' },
}
