import { fixedTableCode } from '../../../server/seed/data/tables'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import type { Backend } from '../../server/support/harness'
import type { Platform } from '../package/miniPackage'
import { setUpFlows } from '../harness/flow'

const { flow } = setUpFlows()

/** A table of its own for each platform, in the form of its printed code. */
function tableFor(platform: Platform) {
  const tableId = platform === 'weapp' ? 'thonglor-a1' : 'thonglor-a2'
  return { storeId: 'thonglor', tableId, code: fixedTableCode(tableId) }
}

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it('a guest starts a table session, adds a dish, and sees a dish added on another phone', () =>
    flow(platform, {}, async (app, { backend }) => {
      const table = tableFor(platform)
      await app.open(`/pages/shop/in/goods?${new URLSearchParams(table).toString()}`)
      await app.see('How many people?')
      await app.tap('3')
      await app.tap('Start ordering')
      await app.gone('How many people?')
      await app.see('3 guests')
      await app.tap('[aria-label="Add: Chicken Satay"]')
      await app.see('1 item')

      const other = { token: await backend.guest() }
      await backend.ask(inStoreContract.start, table, other)
      const dish = await plainOf(backend)
      await backend.ask(inStoreContract.change, { ...table, ...dish, num: 2 }, other)
      await app.see('3 items')
    }))
})

/** A dish without options. */
async function plainOf(backend: Backend) {
  const { goods } = await backend.ask(inStoreContract.menu, { storeId: 'thonglor' })
  const plain = goods.find(({ state, skuId, limit }) => state === 'ok' && skuId && !limit)
  return { goodsId: plain?.id ?? '', skuId: plain?.skuId ?? '' }
}
