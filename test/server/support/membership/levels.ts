import type { Benefits } from '../../../../src/contract/membership/vipset'
import { configs } from '../../../../server/db/schema/settings/config'
import { addTemplate } from '../coupons/coupons'
import type { Backend } from '../harness'

const COUPONS = [{ templateId: 'dinner', num: 1 }]

/** The benefits of the levels 0 to 3 and of paid VIP in the tests. */
const BENEFITS: readonly Partial<Benefits>[] = [
  {},
  { discount: 500, pointsRate: 12_000 },
  { discount: 1000, pointsRate: 15_000, discountFor: ['dineIn', 'pickup'], coupons: COUPONS },
  { discount: 2000, pointsRate: 20_000, freeDelivery: true, coupons: [{ templateId: 'dinner', num: 2 }] },
]

/** Levels at 100, 300 and 1,000 growth; one growth for each baht of an order. `paid` is what a VIP plan gives. */
export async function setLevels(backend: Backend, paid: Partial<Benefits> & { on?: boolean } = {}): Promise<void> {
  await addTemplate(backend, { id: 'dinner', value: 5000, validDays: 60 })
  const vipset = {
    on: true,
    levels: [0, 100, 300, 1000],
    names: [{ en: 'Member', th: 'สมาชิก' }, 'Silver', 'Gold', 'Platinum'],
    benefits: BENEFITS,
    paid,
  }
  await backend.db.insert(configs).values([
    { ident: 'vipset', value: vipset },
    { ident: 'growthSetting', value: { on: true, earnPerAmount: 100 } },
  ])
}
