import type { CartLine } from '@/contract/cart/cartLine'
import { lastAdded } from '@/domain/table/tableOrders'

test('the last addition of some lines is the newest one', () => {
  const lines = ['2026-11-20T12:02:00.000+07:00', '2026-11-20T12:05:00.000+07:00', undefined].map(
    (addedAt) => ({ addedAt }) as CartLine,
  )
  expect(lastAdded(lines)).toBe('2026-11-20T12:05:00.000+07:00')
  expect(lastAdded(lines.slice(2))).toBeUndefined()
})
