import { moved } from '../../../console/app/list/moved'
import { combinationsOf, fittedVariants, withSold } from '../../../console/app/schema/variants'

const value = (key: string) => ({ key, name: { en: key } })
const group = (key: string, ...values: string[]) => ({ ...value(key), values: values.map(value) })
const size = (key: string, price: number | null, ...values: string[]) => ({
  ...{ key, values, price, memberPrice: null, originalPrice: null },
})
const named = (variants: readonly { values: readonly string[]; price: number | null }[]) =>
  variants.map(({ values, price }) => [values.join('+'), price])

describe('the sizes of a dish', () => {
  it('are the combinations of the values of its groups; a group without values counts as none', () => {
    expect(combinationsOf([])).toEqual([[]])
    expect(combinationsOf([group('size', 's', 'l'), group('new')])).toEqual([['s'], ['l']])
    expect(combinationsOf([group('size', 's', 'l'), group('broth', 'clear', 'creamy')])).toEqual([
      ['s', 'clear'],
      ['s', 'creamy'],
      ['l', 'clear'],
      ['l', 'creamy'],
    ])
  })

  it('begin with the price that there was when the first values are added', () => {
    const fitted = fittedVariants([size('only', 6500)], [['s'], ['l']], [[]])
    expect(named(fitted)).toEqual([
      ['s', 6500],
      ['l', 6500],
    ])
  })

  it('stay as they are when a value is added or removed, and unsold ones stay unsold', () => {
    const before = [['s'], ['m'], ['l']]
    const kept = [size('a', 100, 's'), size('c', 300, 'l')]
    const added = fittedVariants(kept, [...before, ['xl']], before)
    expect(named(added)).toEqual([
      ['s', 100],
      ['l', 300],
      ['xl', 100],
    ])
    expect(fittedVariants(kept, [['m'], ['l']], before).map(({ key }) => key)).toEqual(['c'])
  })

  it('are taken off and put on one by one, in the order of the values', () => {
    const all = [['s'], ['m'], ['l']]
    const kept = [size('a', 100, 's'), size('c', 300, 'l')]
    const off = withSold(kept, all, { values: ['s'], sold: false })
    expect(named(off)).toEqual([['l', 300]])
    expect(named(withSold(off, all, { values: ['s'], sold: true }))).toEqual([
      ['s', 300],
      ['l', 300],
    ])
  })
})

it('an item is moved to another place of a list', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'c', 'b'])
})
