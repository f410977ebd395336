import { codeBatchContract } from '../../../../console/contract/coupons/codeBatch'
import { couponPackContract } from '../../../../console/contract/coupons/couponPack'
import { couponTemplateContract } from '../../../../console/contract/coupons/couponTemplate'
import { giftCardDesignContract } from '../../../../console/contract/coupons/giftCardDesign'
import { startDemonstration } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

it('staff read what the demonstration restaurant offers', async () => {
  const backend = await startDemonstration({ member: true }, { consolePassword: PASSWORD })
  const staff = await StaffCaller.enter(backend)
  expect((await staff.ask(couponTemplateContract.list, { pageSize: 100 })).total).toBeGreaterThanOrEqual(14)
  expect((await staff.ask(codeBatchContract.list, { pageSize: 100 })).total).toBeGreaterThan(0)
  expect((await staff.ask(couponPackContract.list, {})).total).toBe(2)
  expect((await staff.ask(giftCardDesignContract.list, {})).total).toBeGreaterThanOrEqual(3)
  await backend.close()
})
