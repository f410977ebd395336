/** The table a code belongs to. */
export interface TableCode {
  storeId: string
  tableId: string
  code: string
}

/** Targets of a store's QR codes: its menu, an order at the counter, the payment of a bill, a queue number. */
export const STORE_CODES = ['storeGoods', 'fastfood', 'personPay', 'queue'] as const
export type StoreCode = (typeof STORE_CODES)[number]

/** Targets of all codes. */
export type ScanCode = StoreCode | 'table' | 'couponActivity' | 'couponGift' | 'giftCardGift' | 'partner' | 'oldWithNew'

/** The text of the QR code on a table (specification "Scan targets"); `site` is the storefront's address. */
export function tableScanText(site: string, { storeId, tableId, code }: TableCode): string {
  return scanText(site, 'table', { storeId, tableId, code })
}

/** The text of one of a store's own QR codes. */
export function storeScanText(site: string, target: StoreCode, storeId: string): string {
  return scanText(site, target, { storeId })
}

/** The text of a code with a target (specification "Scan targets") and its fields. */
export function scanText(site: string, target: ScanCode, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${site.replace(/\/$/, '')}/s/${target}?${query.join('&')}`
}
