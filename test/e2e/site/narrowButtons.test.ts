import type { Path } from '../../../src/routes'
import { brokenButtons, tap } from '../harness/actions'
import { OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { signInDemonstration } from '../harness/member'
import { SANDBOX } from '../harness/loginPages'
import { textsIn } from '../harness/texts'

const harness = setUpHarness({ ...SANDBOX })
const t = textsIn('th')

it('buttons of bookings and bottles and their sheets stand on one line in Thai on the narrowest phone', async () => {
  const member = await signInDemonstration(harness.site.url)
  await harness.visit({ member, locale: 'th', screen: 'narrow' }, async (visitor) => {
    const { page } = visitor
    const look = async (text: string) => {
      await page.getByText(text).locator('visible=true').last().waitFor()
      await visitor.settled()
      expect(await brokenButtons(visitor)).toEqual([])
    }
    const open = async (path: Path, query: Record<string, string>, text: string) => {
      await visitor.follow(path, query)
      await visitor.top.getByText(text).locator('visible=true').first().waitFor()
      await look(text)
    }
    const booking = { id: 'member-reservation' }
    await visitor.deepLink('/pages/other/reserve/yyxq', booking)
    await look(t('reserve.atDoor'))
    await tap(visitor, t('reserve.cancel'))
    await look(t('reserve.why'))
    await page.goBack()
    await open('/pages/other/reserve/yyxq', { ...booking, change: '1' }, t('reserve.changeTitle'))
    await open('/pages/other/reserve/ljyy', { storeId: OPEN_STORE }, t('reserve.dinner'))
    await page
      .getByRole('radiogroup', { name: t('reserve.day') })
      .getByRole('radio')
      .nth(2)
      .click()
    await page.getByRole('radio', { name: /^20:00/ }).click()
    await look(t('reserve.deposit'))
    await open('/pages/order/storage/detail', { id: 'ploy-aged' }, t('bottles.log'))
    await tap(visitor, t('bottles.give'))
    await look(t('bottles.makeLink'))
    await tap(visitor, t('bottles.makeLink'))
    await look(t('bottles.waiting'))
  })
})
