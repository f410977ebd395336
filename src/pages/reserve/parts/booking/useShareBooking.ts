import { useCopy } from '@/hooks/useCopy'

/** When and where friends come; never the code of the booking. */
export interface BookingInvitation {
  title: string
  address: string
  storeId: string
}

/** Copies when and where, to be pasted into any chat: a card of the host would open the page of the booking, which is the guest's own. */
export function useShareBooking({ title, address }: BookingInvitation): () => void {
  const copy = useCopy()
  return () => copy(`${title}\n${address}`)
}
