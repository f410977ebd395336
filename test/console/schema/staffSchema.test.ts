import { BLOCK_TYPES, isBlockType, storedShape } from '../../../console/contract/look/blockShapes'
import { cleaned } from '../../../console/app/schema/cleaned'
import { fieldsOf } from '../../../console/app/schema/fieldsOf'
import { problemsOf } from '../../../console/app/schema/problems'
import { enteredValues, staffSchema, storedValues } from '../../../console/app/schema/staffSchema'
import { blockFaults } from '../../../server/modules/config/blockValidation'
import { newBlock } from '../../../server/console/look/newBlock'
import { LAYOUTS } from '../../../server/seed/data/layouts'

const fieldsOfKind = (type: string) => (isBlockType(type) ? fieldsOf(staffSchema(storedShape(type))) : [])
const kindsOf = (type: string) => Object.fromEntries(fieldsOfKind(type).map(({ name, kind }) => [name, kind]))

const seeded = LAYOUTS.flatMap(({ blocks }) => blocks.map(({ type, data }) => ({ type, data })))
const blocks = [...BLOCK_TYPES.map(newBlock), ...seeded]

it('texts are entered in all languages, links, pictures and dishes by inputs of their own', () => {
  expect(kindsOf('goods')).toEqual({ title: 'texts', layout: 'choice', more: 'link', goodsIds: 'references' })
  expect(kindsOf('popup')).toEqual({ image: 'picture', alt: 'texts', ratio: 'number', days: 'number', link: 'link' })
  expect(fieldsOfKind('hero')).toEqual([
    expect.objectContaining({
      ...{ name: 'slides', kind: 'list', least: 1, most: 10 },
      fields: [
        expect.objectContaining({ name: 'image', kind: 'picture' }),
        expect.objectContaining({ name: 'darkImage', kind: 'picture' }),
        expect.objectContaining({ name: 'title', kind: 'texts', min: 0 }),
        expect.objectContaining({ name: 'text', kind: 'texts' }),
        expect.objectContaining({ name: 'link', kind: 'link', nullable: true }),
        expect.objectContaining({ name: 'dayPart', kind: 'choice', nullable: false }),
        expect.objectContaining({ name: 'weather', kind: 'choice', nullable: false }),
      ],
    }),
  ])
})

it.each(blocks.map((block) => [block.type, block.data] as const))(
  'what a form of a block %s begins with is valid as it is, and is stored as a valid block',
  (type, data) => {
    if (!isBlockType(type)) throw new Error(`There is no kind ${type}`)
    const shape = storedShape(type)
    const schema = staffSchema(shape)
    const fields = fieldsOf(schema)
    const values = cleaned(fields, enteredValues(shape, data))
    const names = fields.map(({ name }) => name)
    expect(problemsOf(schema, values, names)).toEqual({})
    const stored = storedValues(shape, values)
    expect(blockFaults({ id: 'it', type, style: {}, data: stored })).toEqual([])
    expect(cleaned(fields, enteredValues(shape, stored))).toEqual(values)
  },
)

it('a text without languages is that of all, and what is missing is as the contract completes it', () => {
  expect(enteredValues(storedShape('title'), { title: 'Now' })).toEqual({
    ...{ title: { en: 'Now' }, text: { en: '' }, align: 'left', more: null },
  })
  expect(enteredValues(storedShape('visit'), { queue: false })).toEqual({ queue: false, reserve: true })
})

it('a link that leads nowhere yet is a problem', () => {
  const schema = staffSchema(storedShape('floating'))
  const values = { image: 'a.webp', label: { en: 'Call' }, side: 'left', link: { params: 'phone' } }
  expect(problemsOf(schema, values, ['link'])).toEqual({ link: { key: 'invalid' } })
  const whole = { ...values, link: { params: 'phone', param: { phone: '021234567' } } }
  expect(problemsOf(schema, whole, ['link'])).toEqual({})
})
