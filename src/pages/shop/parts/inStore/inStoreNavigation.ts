import type { TableCode } from '@/domain/table/tableCode'
import { go, replace } from '@/platform/navigation/navigation'
import type { InStoreOwner } from '@/stores/cart/cartRemote'

/** Goes on to order what the table has chosen. */
export function goOrder(table: TableCode): void {
  go('/pages/shop/in/pay-order', { ...table, diningType: 'dineIn' })
}

/** Goes to all that was ordered at a table, and to its bill. */
export function goBill(table: TableCode): void {
  go('/pages/shop/in/detail', { ...table })
}

/** Goes to the search through the menu that a cart is filled from. */
export function goSearch({ storeId, diningType }: InStoreOwner): void {
  go('/pages/shop/search/out', { storeId, diningType })
}

/** Shows the bill of a table in place of the page that ordered. */
export function showBill(table: TableCode): void {
  replace('/pages/shop/in/detail', { ...table })
}

/** Goes to the menu of a table in place of the page that is left. */
export function openTable(table: TableCode): void {
  replace('/pages/shop/in/goods', { ...table })
}
