import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { act } from 'react'
import { useMenu } from '@/components/menu/useMenu'
import type { CartStore } from '@/stores/cart/cart'
import type { Stores } from '@/stores/root'
import { render } from '../../ui/rendering'

// There is no page to hide and show in this test.
jest.mock('@tarojs/taro', () =>
  Object.create(jest.requireActual<object>('@tarojs/taro'), { useDidShow: { value: () => undefined } }),
)

test('the menu is requested once when the texts of the stored language arrive after it, and again in another language', async () => {
  const locale = observable({ current: 'en', wanted: 'th' })
  const stores = { locale, session: {}, shop: { id: 'ari', info: {}, start: async () => undefined } }
  const cart = { owner: { storeId: 'ari', diningType: 'pickup' } } as unknown as CartStore
  const fetchMenu = jest.fn(async () => ({ categories: [], goods: [] }))
  const query = {}
  const Page = observer(() => {
    useMenu({ cart, fetchMenu, query })
    return null
  })
  await render(<Page />, stores as unknown as Stores)
  await act(async () => runInAction(() => (locale.current = 'th')))
  expect(fetchMenu).toHaveBeenCalledTimes(1)
  await act(async () => runInAction(() => Object.assign(locale, { current: 'zh', wanted: 'zh' })))
  expect(fetchMenu).toHaveBeenCalledTimes(2)
})
