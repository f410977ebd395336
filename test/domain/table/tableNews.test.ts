import type { CartLine } from '@/contract/cart/cartLine'
import { tableNews } from '@/domain/table/tableNews'

const line = (id: string, num: number, by: 'Ploy' | 'Nok') =>
  ({ id, name: `Dish ${id}`, num, addedBy: { no: 1, name: by, avatar: '', me: by === 'Ploy' } }) as CartLine

const before = [line('a', 1, 'Ploy'), line('b', 1, 'Nok')]

test.each<[string, CartLine[], string | undefined]>([
  ['nothing changed', before, undefined],
  ["the guest's own additions", [line('a', 3, 'Ploy'), line('b', 1, 'Nok'), line('c', 1, 'Ploy')], undefined],
  ['fewer of a dish', [line('a', 1, 'Ploy')], undefined],
  ['a new dish of another participant', [...before, line('c', 2, 'Nok')], 'Dish c'],
  ['more of a dish of another participant', [line('a', 1, 'Ploy'), line('b', 2, 'Nok')], 'Dish b'],
  ['two dishes: the last one', [line('b', 2, 'Nok'), line('c', 1, 'Nok')], 'Dish c'],
])('news of the shared cart: %s', (_, after, dish) => {
  expect(tableNews(before, after)).toEqual(dish && { name: 'Nok', dish })
})
