import type { ReservationView } from '@/contract/inStore/reserve'
import { useText } from '@/hooks/useText'

/** Where the deposit of a booking goes back to: the way it was paid, by name where it is known. */
export function useBackWay({ payWay }: Pick<ReservationView, 'payWay'>): string {
  const t = useText()
  return payWay ? t('reserve.depositBackTo', { way: payWay }) : t('reserve.depositBackText')
}
