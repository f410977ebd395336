import type { OrderRow } from '@/contract/order/order'
import { LOCALES } from '@/contract/constants/common'
import type { Locale } from '@/contract/fields'
import { StoresContext } from '@/hooks/useStores'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey } from '@/i18n/messages'
import { OrderCard } from '@/pages/index/parts/OrderCard'
import type { Stores } from '@/stores/root'
import type { PageLife } from '../../ui/pageLife'
import { render } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const NOW = '2026-11-21T12:00:00.000+07:00'
const store = { id: 'ari', name: 'Ari', address: '', tel: '', lat: 13.7, lng: 100.5 }
const order = {
  id: 'o1',
  orderNo: '2611210001',
  type: 1 as const,
  diningType: 'pickup' as const,
  state: 2 as const,
  stateFormat: 'On the moon',
  store,
  images: [],
  goodsNum: 1,
  payAmount: 100,
  payType: null,
  paid: true,
  pickupNo: '',
  readyText: '',
  createdAt: NOW,
  serverTime: NOW,
  expireAt: null,
  actions: [],
  refundState: null,
}

const storesIn = (locale: Locale) =>
  ({
    locale: { t: (key: MessageKey) => translate(locale, key), current: locale },
    config: { currency: '฿', picture: (path: string) => path },
  }) as unknown as Stores

/** The text of a card for an order in a state. */
async function shownTexts(locale: Locale, state: number): Promise<string> {
  const stores = storesIn(locale)
  const { place } = await render(
    <StoresContext.Provider value={stores}>
      <OrderCard order={{ ...order, state: state as OrderRow['state'] }} onChange={() => undefined} />
    </StoresContext.Provider>,
  )
  return place.textContent ?? ''
}

test.each(LOCALES)('an order card has a different text for each of the ten states, in %s', async (locale) => {
  await loadMessages(locale)
  const states = Object.keys(ORDER_STATES) as OrderStateName[]
  const names = states.map((name) => translate(locale, `orderState.${name}`))
  expect(new Set(names).size).toBe(10)
  for (const [at, name] of states.entries())
    expect(await shownTexts(locale, ORDER_STATES[name].code)).toContain(names[at])
})

test("an order card in an unknown state shows the server's text", async () => {
  expect(await shownTexts('en', 42)).toContain('On the moon')
})
