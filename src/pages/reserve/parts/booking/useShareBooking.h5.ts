import { sharedAddress } from '@/domain/navigation/sharing'
import { useAction } from '@/hooks/useAction'
import { useCopy } from '@/hooks/useCopy'
import { openShareSheet } from '@/platform/web/shareSheet'
import type { BookingInvitation } from './useShareBooking'

/** Shares when and where with the browser's share sheet, or else copies it. */
export function useShareBooking({ title, address, storeId }: BookingInvitation): () => void {
  const copy = useCopy()
  const url = sharedAddress(window.location.origin, { storeId })
  const share = useAction(async () => {
    if (!(await openShareSheet({ title: `${title}, ${address}`, url }))) copy(`${title}\n${address}\n${url}`)
  })
  return () => void share.run()
}
