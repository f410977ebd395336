import type { OrderAction } from '@/contract/order/order'
import { dockButtons } from '@/pages/order/parts/detail/dockButtons'

test.each<[OrderAction[], boolean, OrderAction | undefined, OrderAction | undefined]>([
  [['cancel', 'pay'], false, 'pay', 'cancel'],
  [['withdraw'], false, undefined, 'withdraw'],
  [['refund'], false, undefined, undefined],
  [['again', 'refund'], false, undefined, 'again'],
  [['confirm', 'again', 'refund'], false, 'confirm', 'again'],
  [['again', 'feedback', 'refund'], true, 'feedback', 'again'],
  [['again'], true, 'again', undefined],
])('of %j (over: %s) the next step is %s, beside it %s', (actions, over, next, beside) => {
  expect(dockButtons(actions, over)).toEqual({ next, beside })
})
