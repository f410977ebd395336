import * as v from 'valibot'
import { flag, id, int, text } from '../../../src/contract/fields'
import {
  limit,
  moment,
  money,
  pictureName,
  share,
  storeId,
  templateId,
  texts,
  textsOrNone,
} from '../../../console/contract/fields'
import { couponTemplateContract } from '../../../console/contract/coupons/couponTemplate'
import { fieldsOf } from '../../../console/app/schema/fieldsOf'
import { isShown, withoutHidden } from '../../../console/app/schema/shown'
import { emptyValues } from '../../../console/app/schema/emptyValues'

const pieces = v.object({ templateId, num: int(1, 20) })
const reward = v.variant('kind', [
  v.object({ kind: v.literal('points'), points: int(1, 100) }),
  v.object({ kind: v.literal('coupon'), templateId }),
])

const fieldOf = (schema: Parameters<typeof v.object>[0][string]) => {
  const [field] = fieldsOf(v.object({ it: schema }))
  const { name: _name, ...rest } = field ?? { name: '' }
  return rest
}

it.each([
  ['a text', text(60), { kind: 'text', min: 0, max: 60 }],
  ['a text that is needed', v.pipe(text(60), v.minLength(1)), { kind: 'text', min: 1, max: 60 }],
  ['texts in three languages', texts(40), { kind: 'texts', min: 1, max: 40 }],
  ['texts that may be empty', textsOrNone(500), { kind: 'texts', min: 0, max: 500 }],
  ['a whole number', int(1, 12), { kind: 'number', min: 1, max: 12 }],
  ['satang', money(100, 5000), { kind: 'number', unit: 'satang', min: 100, max: 5000 }],
  [
    'satang of whole baht',
    v.pipe(money(100, 5000), v.multipleOf(100)),
    { kind: 'number', unit: 'satang', min: 100, max: 5000 },
  ],
  ['basis points', share(0, 9000), { kind: 'number', unit: 'basisPoints', min: 0, max: 9000 }],
  ['a limit or none', limit, { kind: 'number', min: 1, max: 10_000_000, nullable: true }],
  ['a flag that may come as text', flag, { kind: 'flag' }],
  ['a flag', v.boolean(), { kind: 'flag' }],
  ['a choice', v.picklist(['a', 'b']), { kind: 'choice', options: ['a', 'b'] }],
  [
    'several choices or all',
    v.nullable(v.pipe(v.array(v.picklist(['a', 'b'])), v.minLength(1))),
    { kind: 'choices', options: ['a', 'b'], nullable: true },
  ],
  ['a moment or none', v.nullable(moment), { kind: 'moment', nullable: true }],
  ['a picture', pictureName, { kind: 'picture' }],
  ['a picture that is needed', v.pipe(pictureName, v.minLength(1)), { kind: 'picture' }],
  ['pictures', v.pipe(v.array(pictureName), v.maxLength(9)), { kind: 'pictures', most: 9 }],
  ['a colour', v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)), { kind: 'colour' }],
  ['a time of the day', v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), { kind: 'clock' }],
  ['a coupon template', templateId, { kind: 'reference', of: 'couponTemplate' }],
  [
    'stores or all',
    v.nullable(v.pipe(v.array(storeId), v.maxLength(9))),
    { kind: 'references', of: 'store', most: 9, nullable: true },
  ],
  [
    'amounts',
    v.pipe(v.array(money(1, 100)), v.maxLength(12)),
    { kind: 'numbers', unit: 'satang', min: 1, max: 100, least: 0, most: 12 },
  ],
  ['another value', v.instance(Date), { kind: 'plain' }],
  ['what was recorded', v.unknown(), { kind: 'changes' }],
])('%s is entered by its schema', (_name, schema, field) => {
  expect(fieldOf(schema)).toEqual({ nullable: false, ...field })
})

it('a list of objects has the fields of each, and a variant those of each case', () => {
  const template = { name: 'templateId', nullable: false, kind: 'reference', of: 'couponTemplate' }
  const num = { name: 'num', nullable: false, kind: 'number', min: 1, max: 20 }
  const listed = v.pipe(v.array(pieces), v.minLength(1), v.maxLength(20))
  expect(fieldOf(listed)).toEqual({ nullable: false, kind: 'list', fields: [template, num], least: 1, most: 20 })
  const points = { name: 'points', nullable: false, kind: 'number', min: 1, max: 100 }
  const cases = { points: [points], coupon: [template] }
  expect(fieldOf(reward)).toEqual({ nullable: false, kind: 'variant', by: 'kind', cases })
})

it('a form for something new begins with what the schema leaves open', () => {
  const schema = v.object({
    name: texts(9),
    price: money(1, 9),
    num: int(1, 9),
    limit,
    on: flag,
    gifts: v.array(pieces),
    reward,
    by: id,
  })
  expect(emptyValues(fieldsOf(schema))).toEqual({
    ...{ name: { en: '' }, price: null, num: 1, limit: null, on: false, gifts: [] },
    ...{ reward: { kind: 'points', points: 1 }, by: '' },
  })
})

describe('the value of a coupon', () => {
  const fields = fieldsOf(couponTemplateContract.create.input).filter(({ name }) => name === 'value')
  const [value] = fields

  it('is an amount or a share, and nothing of other kinds', () => {
    const shown = ['amount', 'percent', 'freeItem'].map((kind) => value && isShown(value, { kind }, {}))
    expect(shown).toEqual([true, true, false])
  })

  it('is empty once it is not asked for', () => {
    expect(withoutHidden(fields, { kind: 'freeItem', value: 500 }, {})).toEqual({ kind: 'freeItem', value: 0 })
    expect(withoutHidden(fields, { kind: 'amount', value: 500 }, {})).toEqual({ kind: 'amount', value: 500 })
  })
})
