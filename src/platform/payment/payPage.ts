/** A payment on the provider's page: its order, and the page of the storefront to open on return. */
export interface PayTrip {
  orderId: string
  page: string
}

/** Only browsers are led to the provider's page. */
export function payReturnAddress(): string {
  return ''
}

/** Only browsers are led to the provider's page. */
export function leaveToPay(_payUrl: string, _trip: PayTrip): Promise<void> {
  return Promise.resolve()
}

/** Only browsers return from one. */
export function readPayReturn(): void {}

/** Only browsers return from one. */
export function takePayReturn(_orderId: string): boolean {
  return false
}
