import { queueContract as staffCalls } from '../../console/contract/queue'
import { queueContract } from '../../src/contract/queue'
import { tap, waitForText } from './harness/actions'
import { callApi, OPEN_STORE } from './harness/guest'
import { setUpHarness } from './harness/harness'
import { signInMember } from './harness/member'
import { StaffCalls } from './harness/staffCalls'
import { STAFFED_SANDBOX } from './harness/staffConsole'
import { textsIn } from './harness/texts'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = textsIn('en')

it('a guest takes a number, is called, comes too late, takes it again and is seated at a table', async () => {
  const { url } = harness.site
  const member = await signInMember(url, '0811111111')
  const staff = await StaffCalls.enter(url)
  const newest = async () => {
    const { list } = await callApi(url, queueContract.mine, {}, member.token)
    return staff.ask(staffCalls.ticket, { id: list[0]?.id ?? '' })
  }
  await harness.visit({ member, sharp: true }, async (visitor) => {
    await visitor.deepLink('/pages/my/lineup/pdqh', { storeId: OPEN_STORE })
    await waitForText(visitor, t('lineup.fits'))
    await visitor.page.getByRole('button', { name: `Add: ${t('lineup.people')}` }).click()
    await visitor.page.getByRole('button', { name: `Add: ${t('lineup.people')}` }).click()
    await visitor.saveScreenshot('queue-take', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('lineup.take'))
    await waitForText(visitor, 'B004')
    await waitForText(visitor, /people · \S/)
    await visitor.settled()
    await visitor.saveScreenshot('queue-waiting', true)
    await visitor.expectNoProblems()
    await staff.ask(staffCalls.call, { ...idOf(await newest()), tableId: 'thonglor-a2' })
    await waitForText(visitor, t('lineup.ready'))
    await visitor.saveScreenshot('queue-called', true)
    await visitor.expectNoProblems()
    await staff.ask(staffCalls.pass, idOf(await newest()))
    await waitForText(visitor, t('lineup.still'))
    await visitor.saveScreenshot('queue-passed', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('lineup.takeAgain', { number: 'B005' }))
    await waitForText(visitor, t('lineup.atDoor'))
    await staff.ask(staffCalls.seat, { ...idOf(await newest()), tableId: 'thonglor-a2' })
    await waitForText(visitor, t('lineup.openTable', { name: 'A2' }))
    await visitor.saveScreenshot('queue-seated', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/my/lineup/list')
    await tap(visitor, /^B005/)
    await waitForText(visitor, t('lineup.openTable', { name: 'A2' }))
  })
})

const idOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
