/** A payment on the provider's page: its order, and the page of the storefront to open on return. */
export interface PayTrip {
  orderId: string
  page: string
}

/** Only browsers return from a provider's page. */
export function readPayReturn(): void {}

/** Only browsers return from a provider's page. */
export function takePayReturn(_orderId: string): boolean {
  return false
}
