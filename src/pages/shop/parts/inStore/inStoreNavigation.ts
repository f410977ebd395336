import type { TableCode } from '@/domain/table/tableCode'
import { go, replace } from '@/platform/navigation/navigation'
import type { InStoreOwner } from '@/stores/cart/cartRemote'

/** Opens the checkout of a table. */
export function goOrder(table: TableCode): void {
  go('/pages/shop/in/pay-order', { ...table, diningType: 'dineIn' })
}

/** Opens the orders and the bill of a table. */
export function goBill(table: TableCode): void {
  go('/pages/shop/in/detail', { ...table })
}

/** Opens the menu search of a cart. */
export function goSearch({ storeId, diningType }: InStoreOwner): void {
  go('/pages/shop/search/out', { storeId, diningType })
}

/** Replaces the page by the bill of a table. */
export function showBill(table: TableCode): void {
  replace('/pages/shop/in/detail', { ...table })
}

/** Replaces the page by the menu of a table. */
export function openTable(table: TableCode): void {
  replace('/pages/shop/in/goods', { ...table })
}
