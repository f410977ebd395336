import { launch } from '@/platform/device/launch'

/** Whether this device opens cards of Apple Wallet. */
export const hasAppleWallet = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent)

/** Opens the address that adds a card to a wallet: a path below the server's origin, or a page of another site. The phone comes back by itself. */
export function openWallet(address: string): void {
  window.location.assign(address.startsWith('/') ? launch.siteroot + address : address)
}
