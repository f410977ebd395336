import { stores } from '../../../../server/db/schema/store/stores'
import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { StaffCaller } from './staff'

/** The small merchant with the owner at the console; each test has a menu of its own for the server's cache. */
export function freshMenu(take: (backend: Backend, staff: StaffCaller) => void): void {
  let backend: Backend
  let version = 0
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => {
    // Menus of earlier tests are cached by their version.
    await backend.db.update(stores).set({ menuVersion: (version += 100) })
    take(backend, await StaffCaller.enter(backend))
  })
}
