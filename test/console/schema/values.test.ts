import * as v from 'valibot'
import { int } from '../../../src/contract/fields'
import { limit, textsOrNone } from '../../../console/contract/fields'
import { cleaned } from '../../../console/app/schema/cleaned'
import { fieldsOf } from '../../../console/app/schema/fieldsOf'
import { isSame, mergeEdits } from '../../../console/app/schema/mergeEdits'
import { nested, problemsOf } from '../../../console/app/schema/problems'
import { degreesOf, momentOf, momentTyped, numberOf, numberTyped } from '../../../console/app/schema/typed'

it.each([
  [12_950, 'satang', '129.50'],
  [5000, 'satang', '50'],
  [1250, 'basisPoints', '12.5'],
  [-300, undefined, '-300'],
  [null, 'satang', ''],
] as const)('%s in %s is typed as %s', (value, unit, typed) => {
  expect(numberTyped(value, unit)).toBe(typed)
})

it.each([
  ['13.7563', 13.7563],
  [' −33,86 ', -33.86],
  ['', null],
  ['13.7.5', '13.7.5'],
  ['north', 'north'],
] as const)('%s typed as degrees is the value %s', (typed, value) => {
  expect(degreesOf(typed)).toBe(value)
})

it.each([
  ['129.5', 'satang', 12_950],
  ['1,234', 'satang', 123_400],
  ['๑๐๐', 'satang', 10_000],
  ['12.5', 'basisPoints', 1250],
  ['-3', undefined, -3],
  ['', 'satang', null],
  ['2.5', undefined, '2.5'],
  ['many', undefined, 'many'],
] as const)('%s typed for %s is the value %s', (typed, unit, value) => {
  expect(numberOf(typed, unit)).toBe(value)
})

it('date and time are those of the restaurant, wherever the browser is', () => {
  expect(momentTyped('2026-11-21T15:05:00.000Z')).toBe('2026-11-21T22:05')
  expect(momentOf('2026-11-21T22:05')).toBe('2026-11-21T22:05:00.000+07:00')
  expect([momentTyped(null), momentOf('')]).toEqual(['', null])
})

describe('two edits of one thing', () => {
  const base = { name: 'Lunch', price: 10, note: 'a', version: 1 }
  const fields = ['name', 'price', 'note']

  it('keep what each has changed, and of a field that both have changed what was typed', () => {
    const mine = { ...base, name: 'Lunch for two', price: 12 }
    const current = { ...base, price: 11, note: 'b', version: 2 }
    expect(mergeEdits(base, mine, current, fields)).toEqual({
      values: { name: 'Lunch for two', price: 12, note: 'b', version: 2 },
      theirs: ['price', 'note'],
      both: ['price'],
    })
  })

  it('do not differ where both typed the same, or a language is empty', () => {
    expect(mergeEdits(base, { ...base, price: 11 }, { ...base, price: 11 }, fields).both).toEqual([])
    expect(isSame({ en: 'A', th: '' }, { en: 'A' })).toBe(true)
    expect(isSame([{ b: 1, a: 2 }], [{ a: 2, b: 1 }])).toBe(true)
  })
})

it('the values of a form hold its fields only, and null where nothing is entered', () => {
  const schema = v.object({
    limit,
    days: v.nullable(v.array(int())),
    text: textsOrNone(9),
    parts: v.array(v.object({ num: int() })),
  })
  const typed = { limit: '', days: [], text: { en: 'A', th: undefined }, parts: [{ num: 1, other: 2 }], id: 'x' }
  expect(cleaned(fieldsOf(schema), typed)).toEqual({ limit: null, days: null, text: { en: 'A' }, parts: [{ num: 1 }] })
})

it('problems are by field, with the limit that is broken, and nothing of other fields', () => {
  const schema = v.object({
    id: v.string(),
    num: int(1, 9),
    text: v.pipe(v.string(), v.maxLength(2)),
    parts: v.pipe(v.array(v.object({ num: int(1, 9) })), v.minLength(1)),
  })
  expect(problemsOf(schema, { num: null, text: 'abc', parts: [{ num: 10 }] }, ['num', 'text', 'parts'])).toEqual({
    num: { key: 'required' },
    text: { key: 'tooLong', limit: 2 },
    'parts.0.num': { key: 'tooLarge', limit: 9 },
  })
  expect(problemsOf(schema, { num: 1, text: 'a', parts: [] }, ['parts'])).toEqual({
    parts: { key: 'tooFew', limit: 1 },
  })
  expect(nested({ 'parts.0.num': 'At most 9', num: 'Needed' })).toEqual({
    parts: { 0: { num: 'At most 9' } },
    num: 'Needed',
  })
})

it('a number in steps is refused with its step, an amount in whole baht as not whole', () => {
  const steps = v.object({
    minutes: v.pipe(v.number(), v.multipleOf(15)),
    amount: v.pipe(v.number(), v.multipleOf(100)),
  })
  expect(problemsOf(steps, { minutes: 20, amount: 150 }, ['minutes', 'amount'])).toEqual({
    minutes: { key: 'notMultiple', limit: 15 },
    amount: { key: 'notWhole' },
  })
})
