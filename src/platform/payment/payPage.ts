import type { PayTrip } from './payReturn'

/** Only browsers are led to the provider's page. */
export function payReturnAddress(): string {
  return ''
}

/** Only browsers are led to the provider's page. */
export function leaveToPay(_payUrl: string, _trip: PayTrip): Promise<void> {
  return Promise.resolve()
}
