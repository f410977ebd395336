import type { OrderDetail } from '@/contract/order/order'

/** Undefined: the packages contain their pictures. */
export const nextOrderArtOf = (_order: OrderDetail): string | undefined => undefined
