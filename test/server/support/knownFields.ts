import { eq } from 'drizzle-orm'
import { contract } from '../../../src/contract/contract'
import type { Endpoint } from '../../../src/contract/endpoint'
import { ratedAs } from '../../../src/domain/order/feedback'
import { diningTables } from '../../../server/db/schema/inStore/tables'
import type { Backend } from './harness'

/** Every endpoint of the contract, with its name. */
export const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
)

const place = {
  contact: 'Somchai',
  gender: 1,
  phone: '0812345678',
  address: 'Soi 1',
  houseNo: '4',
  label: 'home',
} as const

/** A value for every field of the contract, by name; addresses, orders and lines belong to the guest of this token. */
export async function knownFields(backend: Backend, token: string): Promise<Record<string, unknown>> {
  const address = await backend.ask(contract.address.add, { ...place, lat: 13.78, lng: 100.54 }, { token })
  const choice = { storeId: 'ari', goodsId: 'curry', skuId: 'curryS', diningType: 'pickup', num: 1 } as const
  await backend.ask(contract.cart.change, choice, { token })
  await backend.ask(contract.cart.change, { ...choice, goodsId: 'rice', skuId: 'rice1' }, { token })
  const request = { storeId: 'ari', diningType: 'pickup', phone: place.phone } as const
  const { quoteId } = await backend.ask(contract.cart.checkout, request, { token })
  const order = await backend.ask(contract.order.create, { ...request, quoteId, payType: 'promptpay' }, { token })
  const table = { storeId: 'ari', tableId: 't1', code: '123456' }
  await backend.db.update(diningTables).set({ code: table.code }).where(eq(diningTables.id, table.tableId))
  await backend.ask(contract.inStore.start, { ...table, peopleNum: 2 }, { token })
  return {
    ...place,
    ...choice,
    ...request,
    quoteId,
    payType: 'promptpay',
    addressId: address.id,
    orderId: order.id,
    gid: 'curry',
    activityId: 'curryWeek',
    helperId: 'cancel',
    lineId: 'line',
    nickname: 'Som',
    name: 'Som Srisuk',
    email: 'som@example.com',
    password: 'eight or more',
    birthday: '05-17',
    code: table.code,
    payCode: table.code,
    tableId: table.tableId,
    peopleNum: 2,
    date: '2026-12-24',
    time: '18:00',
    amount: 10_000,
    noDiscountAmount: 2000,
    hostCode: 'given by the host',
    proof: { phone: place.phone, code: table.code },
    refererUrl: 'https://shop.example/',
    url: 'https://shop.example/menu',
    reason: 'other',
    overall: 5,
    buyer: { name: 'Sala Books Co., Ltd.', address: '1 Silom Road, Bangkok', taxId: '0105561000011', branch: '00000' },
    dishes: [{ orderGoodsId: 'dish', ...ratedAs('satisfied') }],
  }
}
