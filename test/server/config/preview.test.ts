import { lookContract } from '../../../console/contract/look/look'
import { sessionContract } from '../../../console/contract/staff/session'
import { configContract } from '../../../src/contract/config/config'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

let staff: StaffCaller
beforeEach(async () => void (staff = await StaffCaller.enter(backend)))

const ticket = async () => (await staff.ask(lookContract.preview, {})).ticket
const requestWith = (draft: string) => backend.call(configContract.drag, { page: 'index', draft })

it('is refused without a ticket, and after the session', async () => {
  const mine = await ticket()
  expect(await ticket()).toBe(mine)
  expect((await requestWith(mine)).code).toBe(200)
  expect(await requestWith('x'.repeat(32))).toMatchObject({
    code: 400,
    msg: 'This preview has expired. Please open it again from the console',
  })
  await staff.ask(sessionContract.end, { everywhere: false })
  expect((await requestWith(mine)).code).toBe(400)
})

it('expires a quarter of an hour after its last use, and at the end of the session at the latest', async () => {
  const mine = await ticket()
  for (let time = 0; time < 3; time++) {
    backend.clock.advance(14)
    expect((await requestWith(mine)).code).toBe(200)
  }
  backend.clock.advance(16)
  expect((await requestWith(mine)).code).toBe(400)
  const next = await ticket()
  expect(next).not.toBe(mine)
  for (let time = 0; time < 60; time++) {
    backend.clock.advance(14)
    await requestWith(next)
  }
  expect((await requestWith(next)).code).toBe(400)
})
