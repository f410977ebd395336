import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { enterBuyer, type PackBuyer, sellPack } from '../coupons/packBuyer'
import { StaffCaller } from './staff'

/** A fresh merchant for each test of a file, with the pack of `sellPack` on sale, staff, and a buyer. */
export function packConsole(take: (backend: Backend, staff: StaffCaller, nok: PackBuyer) => void): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => {
    await sellPack(backend)
    take(backend, await StaffCaller.enter(backend), await enterBuyer(backend, 'Nok'))
  })
}
