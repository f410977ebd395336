import { favouriteIds, toggleFavourite } from '@/components/goods/favourites'
import * as storage from '@/platform/storage/storage'

beforeEach(() => storage.write('favourites', undefined))

test('a heart adds a dish before the others, and a second tap removes it', () => {
  expect(favouriteIds()).toEqual([])
  expect([toggleFavourite('tea'), toggleFavourite('curry')]).toEqual([true, true])
  expect(favouriteIds()).toEqual(['curry', 'tea'])
  expect(toggleFavourite('tea')).toBe(false)
  expect(favouriteIds()).toEqual(['curry'])
})

test('at most a hundred dishes are kept, the newest ones', () => {
  for (let number = 0; number < 102; number++) toggleFavourite(`dish ${number}`)
  expect(favouriteIds()).toHaveLength(100)
  expect(favouriteIds().at(0)).toBe('dish 101')
  expect(favouriteIds().at(-1)).toBe('dish 2')
})
