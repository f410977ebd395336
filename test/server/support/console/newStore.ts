import { dishContract } from '../../../../console/contract/menu/dish'
import { storeContract as calls, type NewStoreFields, type StaffStore } from '../../../../console/contract/store/store'
import { goodsContract, type GoodsDetail } from '../../../../src/contract/goods/goods'
import { freshMenu } from './menuConsole'
import type { Backend } from '../harness'
import type { StaffCaller } from './staff'

/** Fields of a new store like `ari`. */
export const NEW_STORE: NewStoreFields = {
  name: { en: 'Warm Table Thonglor', th: 'โต๊ะอุ่น ทองหล่อ', zh: '暖桌 通罗' },
  shortName: { en: 'Thonglor', th: 'ทองหล่อ', zh: '通罗' },
  address: { en: '5 Soi Thonglor 10', th: '5 ซอยทองหล่อ 10', zh: '通罗10巷5号' },
  ...{ regionId: 'bangrak', tel: '02 222 3333', place: { lat: 13.7325, lng: 100.5798 }, copyFrom: 'ari' },
}

/** Owners who add stores to the small merchant. */
export class StoreMaker {
  constructor(
    readonly backend: Backend,
    readonly staff: StaffCaller,
  ) {}

  make(change: Partial<NewStoreFields> = {}): Promise<StaffStore> {
    return this.staff.ask(calls.create, { ...NEW_STORE, ...change })
  }

  /** Opens a store as it is now. */
  async open(id: string): Promise<StaffStore> {
    const { version } = await this.staff.ask(calls.read, { id })
    return this.staff.ask(calls.open, { id, version })
  }

  /** Makes a store and opens it. */
  async makeOpen(): Promise<string> {
    const { id } = await this.make()
    await this.open(id)
    return id
  }

  /** The dishes of a store as staff see them, by their English names. */
  async dishesOf(storeId: string): Promise<Map<string, string>> {
    const { list } = await this.staff.ask(dishContract.list, { storeId, pageSize: 100 })
    return new Map(list.map(({ id, name }) => [name.en, id]))
  }

  /** A dish of a store as guests see it, by its English name. */
  async dishIn(storeId: string, name: string): Promise<GoodsDetail> {
    const gid = (await this.dishesOf(storeId)).get(name) ?? ''
    return this.backend.ask(goodsContract.detail, { storeId, gid })
  }
}

/** The small merchant with its owner, who adds stores. */
export function freshStoreMaker(take: (maker: StoreMaker) => void): void {
  freshMenu((backend, staff) => take(new StoreMaker(backend, staff)))
}
