import type { InvoiceBuyer } from '../../../../src/contract/order/document'
import { lockOrderPurchase } from '../../../../server/db/locks'
import { configs } from '../../../../server/db/schema/settings/config'
import { stores } from '../../../../server/db/schema/store/stores'
import { refundPurchase } from '../../../../server/modules/purchases/refundPurchase'
import type { Backend } from '../harness'

/** A company that asks for tax invoices. */
export const BUYER: InvoiceBuyer = {
  name: 'Sala Books Co., Ltd.',
  address: '1 Silom Road, Bang Rak, Bangkok 10500',
  taxId: '0105561000011',
  branch: '00000',
}

/** The tax id of the merchant in tests. */
export const SELLER_TAX_ID = '0107544000108'

/** Writes the merchant's rules of documents; by default with a tax id, and guests may request tax invoices. */
export async function invoicesOn({ db }: Backend, rules: Record<string, unknown> = {}): Promise<void> {
  const value = {
    on: true,
    taxId: SELLER_TAX_ID,
    company: { en: 'Warm Table Co., Ltd.', th: 'บริษัท โต๊ะอุ่น จำกัด' },
    address: { en: '1 Phahonyothin Road, Bangkok', th: '1 ถนนพหลโยธิน กรุงเทพฯ' },
    branches: [{ storeId: 'silom', branch: '00002', address: '9 Silom Road' }],
    ...rules,
  }
  const row = { ident: 'hasKp', value }
  await db.insert(configs).values(row).onConflictDoUpdate({ target: configs.ident, set: { value } })
}

/** Whether the prices of all stores hold their VAT. */
export async function vatIncluded({ db }: Backend, included: boolean): Promise<void> {
  await db.update(stores).set({ vatIncluded: included, vatRate: 700 })
}

/** Money of an order goes back that is of no dish. */
export function giveBack({ db, clock }: Backend, orderId: string, amount: number): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockOrderPurchase(tx, orderId)
    if (!held) throw new Error('no such order')
    const { purchase, order: bought } = held
    await refundPurchase(tx, { purchase, bought }, { actor: 'merchant', amount, now: clock.now() })
  })
}
