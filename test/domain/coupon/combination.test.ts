import { anyCombine, type Combinable, mayCombine, replacedBy, toggled } from '@/domain/coupon/combination'

const coupon = (id: string, given: { kind?: string; perOrder?: number; stacks?: boolean } = {}): Combinable => ({
  id,
  terms: { couponId: given.kind ?? id, perOrder: given.perOrder ?? 1, stacks: { coupons: given.stacks ?? true } },
})
const [a, b, c] = [coupon('a'), coupon('b'), coupon('c')]
const alone = coupon('alone', { stacks: false })
const twin = (id: string, perOrder: number) => coupon(id, { kind: 'twin', perOrder, stacks: false })
const six = ['1', '2', '3', '4', '5', '6'].map((id) => coupon(id))

test.each<[string, Combinable[], boolean]>([
  ['no coupon', [], true],
  ['one that does not stack', [alone], true],
  ['two that stack', [a, b], true],
  ['one that stacks and one that does not', [a, alone], false],
  ['two of a kind of which an order takes one', [twin('x', 1), twin('y', 1)], false],
  ['two of a kind of which an order takes two', [twin('x', 2), twin('y', 2)], true],
  ['five', six.slice(0, 5), true],
  ['six', six, false],
])('whether one order takes %s', (_, coupons, expected) => {
  expect(mayCombine(coupons)).toBe(expected)
})

test.each<[string, Combinable, Combinable[], Combinable[]]>([
  ['adds one that stacks', b, [a], [a, b]],
  ['removes a chosen one', a, [a, b], [b]],
  ['replaces all by one that does not stack', alone, [a, b], [alone]],
  ['replaces one that does not stack', a, [alone], [a]],
  ['replaces the first of its kind', twin('z', 2), [twin('x', 2), twin('y', 2)], [twin('y', 2), twin('z', 2)]],
])('a tap %s', (_, tapped, chosen, expected) => {
  expect(toggled(tapped, chosen)).toEqual(expected)
})

test('only those that stand in the way give way', () => {
  expect(replacedBy(c, [a, b])).toEqual([])
  expect(replacedBy(six[5] as Combinable, six.slice(0, 5))).toEqual([six[0]])
})

test('whether more than one can be chosen at all', () => {
  expect(anyCombine([a, alone])).toBe(false)
  expect(anyCombine([alone, a, b])).toBe(true)
})
