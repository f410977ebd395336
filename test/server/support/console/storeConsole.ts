import { storeContract as calls, type StaffStore, type StoreFields } from '../../../../console/contract/store/store'
import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { StaffCaller } from './staff'

/** Staff at the form of the store `ari`. */
export class StoreForm {
  constructor(readonly staff: StaffCaller) {}

  read(id = 'ari'): Promise<StaffStore> {
    return this.staff.ask(calls.read, { id })
  }

  /** Submits the form with some fields changed. */
  async submit(change: Partial<StoreFields & { version: number }>) {
    return this.staff.call(calls.update, { ...(await this.read()), ...change })
  }

  /** The same; throws when it is refused. */
  async save(change: Partial<StoreFields>): Promise<StaffStore> {
    return this.staff.ask(calls.update, { ...(await this.read()), ...change })
  }

  /** The fields that a submit is refused for. */
  async refused(change: Partial<StoreFields>): Promise<unknown> {
    const { code, data } = await this.submit(change)
    return code === 400 ? Object(data).fields : `answered ${code}`
  }
}

/** The small merchant with the owner at the form of its first store. */
export function freshStoreForm(take: (backend: Backend, form: StoreForm) => void): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => take(backend, new StoreForm(await StaffCaller.enter(backend))))
}
