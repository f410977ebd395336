import { MEMBER_TABLES } from './memberTables'
import { subscribe } from './modules/events'
import { declareMemberTables } from './modules/memberData'
import { registerPurchases } from './modules/purchases/purchaseHandlers'
import { PURCHASE_HANDLERS } from './purchaseKinds'
import { SUBSCRIBERS } from './subscribers'

/** Registers the lists that span several modules. */
export function wireModules(): void {
  subscribe(SUBSCRIBERS)
  declareMemberTables(MEMBER_TABLES)
  registerPurchases(PURCHASE_HANDLERS)
}
