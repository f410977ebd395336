import { partnerContract as staffCalls } from '../../console/contract/partner'
import { partnerContract } from '../../src/contract/partner'
import { StaffCaller } from '../server/support/staff'
import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'

const flows = setUpFlows()

describe.each<Platform>(['weapp', 'alipay'])('a partner on %s', (platform) => {
  it('sees income and people; once the store has paid, the next withdrawal goes to the balance', async () => {
    const { backend } = flows
    const staff = await StaffCaller.enter(backend)
    const storage = await flows.member()
    await flows.flow(platform, { storage }, async (app) => {
      await app.open('/pages/distribution/fxzx')
      await app.see('You can withdraw')
      await app.open('/pages/distribution/wdfs')
      await app.see('Somchai')
      await app.open('/pages/distribution/syxq')
      await app.read(/yours/)
      const { list } = await staff.ask(staffCalls.withdrawals, { state: 'waiting' })
      if (list.length > 0) {
        await staff.ask(staffCalls.createBankFile, { staffName: 'Khun Ton' })
        const paid = await staff.ask(staffCalls.withdrawals, { state: 'processing' })
        for (const { id, version } of paid.list)
          await staff.ask(staffCalls.markPaid, { id, version, staffName: 'Khun Ton' })
      }
      const before = await backend.ask(partnerContract.centre, {}, { token: storage.token })
      await app.open('/pages/distribution/tx?way=balance')
      await app.type('Amount', '120')
      await app.tap('Withdraw ฿120')
      await app.arrive('pages/distribution/txmx')
      const after = await backend.ask(partnerContract.centre, {}, { token: storage.token })
      expect([before.available - after.available, after.withdrawing]).toEqual([12_000, 0])
    })
  })
})
