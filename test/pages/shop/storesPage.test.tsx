import Taro from '@tarojs/taro'
import { storeApi } from '@/api/endpoints/store'
import th from '@/i18n/th/messages'
import Stores from '@/pages/shop/select/index'
import type { PageLife } from '../../ui/pageLife'
import { button, press, render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/store', () => ({ storeApi: { list: jest.fn() } }))
jest.mock('@/shell/screen', () => ({ screen: jest.requireActual<PageLife>('../../ui/pageLife').bareScreen }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const Page = Stores as unknown as (props: { query: { page: string } }) => null
const store = {
  id: 'ari',
  name: 'Ari',
  image: '',
  address: '',
  isOpen: true,
  businessText: '',
  services: [],
  dining: [],
}

test.each([
  ['en', 'This store does not take online orders'],
  ['th', th.storeList.noWays],
  ['zh', '该门店不接受线上点单'],
] as const)(
  'a store without a way of ordering cannot be chosen for an order and states so in %s',
  async (locale, text) => {
    jest.mocked(storeApi.list).mockResolvedValue({ list: [store] } as never)
    const opened = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
    const ui = { notify: jest.fn(), report: jest.fn(), mask: <T,>(work: T) => work }
    const values = { ui, shop: { id: '', enter: async () => undefined }, delivery: { place: {} } }
    await render(<Page query={{ page: 'goods' }} />, await shopIn(locale, values))
    await press(button('Ari'))
    expect([ui.notify.mock.calls, opened.mock.calls]).toEqual([[[text, 'error']], []])
  },
)
