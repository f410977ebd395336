import type { AppOptions } from '../../../../server/app'
import { fillBistro } from './bistro'
import { PASSWORD } from '../console/merchant'
import { StaffCaller } from '../console/staff'
import { wipe } from '../inStore/tables'
import { type Backend, startBackend } from '../harness'

/** One backend for the tests of a file; each test begins with the initial small merchant, on Saturday at noon. */
export function freshBistro(
  take: (backend: Backend) => void,
  options: Partial<AppOptions> | (() => Promise<Partial<AppOptions>>) = {},
): void {
  let backend: Backend
  beforeAll(async () => {
    const chosen = typeof options === 'function' ? await options() : options
    backend = await startBackend(async () => undefined, chosen)
    take(backend)
  })
  beforeEach(async () => {
    await wipe(backend.db)
    await fillBistro(backend.db)
    backend.clock.set('2026-11-21T12:00:00+07:00')
  })
  afterAll(() => backend.close())
}

/** The same with a console. */
export function freshConsole(take: (backend: Backend) => void): void {
  freshBistro(take, { consolePassword: PASSWORD })
}

/** The same with staff who call the contract of the console. */
export function freshStaff(take: (backend: Backend, staff: StaffCaller) => void): void {
  let backend: Backend
  freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
  beforeEach(async () => take(backend, await StaffCaller.enter(backend)))
}
