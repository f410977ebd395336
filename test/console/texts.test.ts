import { ALL_LISTS } from '../../console/app/areas/areas'
import { columnFields, formFields } from '../../console/app/areas/area'
import { firstLocale } from '../../console/app/i18n/consoleI18n'
import { texts as en } from '../../console/app/i18n/en/texts'
import { texts as th } from '../../console/app/i18n/th/texts'
import { texts as zh } from '../../console/app/i18n/zh/texts'
import { TYPE } from '../../console/app/queue/typeForm'
import { AREA, RULES } from '../../console/app/reserve/ruleAreas'
import { staffSchema } from '../../console/app/schema/staffSchema'
import { RENAME_FORM } from '../../console/app/tables/setup/areaForm'
import { BLOCK_TYPES, storedShape } from '../../console/contract/look/blockShapes'
import { SETTING_SHAPES } from '../../console/contract/look/settingShapes'
import { AUDIT_ACTIONS, AUDIT_AREAS } from '../../console/contract/staff/auditActions'
import { MEMBERSHIP_AREAS } from '../../console/contract/numbers/membershipNumbers'
import { sessionContract } from '../../console/contract/staff/session'
import type { Field } from '../../console/app/schema/field'
import { fieldsOf } from '../../console/app/schema/fieldsOf'

type Texts = Record<string, unknown>

/** The texts of a language by their full names. */
function flat(texts: object, prefix = ''): Record<string, string> {
  const pairs = Object.entries(texts as Texts).map(([name, text]) =>
    typeof text === 'string' ? { [prefix + name]: text } : flat(Object(text), `${prefix}${name}.`),
  )
  return Object.assign({}, ...pairs) as Record<string, string>
}

const placeholders = (text = '') => new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))
const isEqual = (one: Set<unknown>, other: Set<unknown>) =>
  one.size === other.size && [...one].every((each) => other.has(each))
const english = flat(en)

describe.each([
  ['Thai', flat(th)],
  ['Chinese', flat(zh)],
])('the texts in %s', (_language, texts) => {
  it('are those of English, none of them empty', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    expect(Object.entries(texts).filter(([name, text]) => !text && english[name])).toEqual([])
  })

  it('have the placeholders of English', () => {
    const differing = Object.keys(english).filter(
      (name) => !isEqual(placeholders(english[name]), placeholders(texts[name])),
    )
    expect(differing).toEqual([])
  })
})

/** A field with those within it. */
const withInner = (field: Field): Field[] => {
  if (field.kind === 'group' || field.kind === 'list') return [field, ...field.fields.flatMap(withInner)]
  return field.kind === 'variant' ? [field, ...Object.values(field.cases).flat().flatMap(withInner)] : [field]
}

const last = (path: string) => path.split('.').at(-1)

const optionsOf = (field: Field): readonly string[] => {
  if (field.kind === 'choice' || field.kind === 'choices') return field.options
  return field.kind === 'variant' ? Object.keys(field.cases) : []
}

describe.each([...ALL_LISTS, RULES, AREA, TYPE, RENAME_FORM].map((area) => [area.name, area] as const))(
  'the area %s',
  (name, area) => {
    const actionForms = area.details?.actionForms ?? []
    const calls = [area.create, area.update, ...actionForms.map(({ call }) => call)].flatMap((call) => call ?? [])
    const fields = [
      ...calls.flatMap(formFields),
      ...columnFields({ ...area, columns: [...area.columns, ...(area.facts ?? [])] }),
    ].flatMap(withInner)
    // Records that a screen shows have no list of their own.
    const filters = (area.home ? [] : fieldsOf(area.list.input)).filter(
      ({ kind }) => kind === 'choice' || kind === 'flag',
    )

    it('has a text for its name, each field, each option, section and filter', () => {
      const hasLabel = (field: string) =>
        `fields.${last(field)}` in english || `areas.${name}.fields.${last(field)}` in english
      const shown = fields.filter(({ kind }) => kind !== 'key')
      expect(shown.filter((field) => !hasLabel(field.name)).map((field) => field.name)).toEqual([])
      const hasText = (option: string) => `options.${option}` in english || `areas.${name}.options.${option}` in english
      const options = [...fields, ...filters].flatMap(optionsOf).filter((option) => !hasText(option))
      expect(options).toEqual([])
      expect(area.sections.filter(({ title }) => !(`sections.${title}` in english))).toEqual([])
      expect(actionForms.filter((form) => !(`sections.${form.name}` in english))).toEqual([])
      expect((area.actions ?? []).filter((action) => !english[`recordActions.${action.name}.button`])).toEqual([])
      expect((area.files ?? []).filter((file) => !english[`recordActions.${file.name}.question`])).toEqual([])
      expect(filters.filter((filter) => !(`list.${filter.name}` in english))).toEqual([])
      expect(english[`areas.${name}.one`]).toBeTruthy()
      const figures = area.numbers ? fieldsOf(area.numbers.call.reply) : []
      expect(figures.filter((figure) => !english[`areas.${area.numbers?.name}.fields.${figure.name}`])).toEqual([])
    })

    it('names in its sections and conditions only fields that it has, and shows every column', () => {
      const names = fields.map((field) => field.name)
      const named = [...area.sections.flatMap((section) => section.fields), ...Object.keys(area.when)]
      expect(named.filter((field) => !names.includes(field))).toEqual([])
      expect(columnFields(area).map((field) => field.name)).toEqual(area.columns)
    })

    it('can enter every field of its calls', () => {
      expect(
        calls
          .flatMap(formFields)
          .flatMap(withInner)
          .filter(({ kind }) => kind === 'plain'),
      ).toEqual([])
    })
  },
)

const looks = [
  ...BLOCK_TYPES.map((type) => [`look.kinds.${type}`, storedShape(type)] as const),
  ...Object.entries(SETTING_SHAPES).map(([ident, shape]) => [`look.settingNames.${ident}`, shape] as const),
]

it.each(looks)('%s is a text, as are the names of its fields and options, and all can be entered', (name, shape) => {
  const fields = fieldsOf(staffSchema(shape)).flatMap(withInner)
  const shown = fields.filter(({ kind }) => kind !== 'key')
  const isNamed = (field: Field) => `areas.look.fields.${field.name}` in english || `fields.${field.name}` in english
  const isOption = (option: string) => `areas.look.options.${option}` in english || `options.${option}` in english
  expect(english[name]).toBeTruthy()
  expect(shown.filter((field) => !isNamed(field)).map((field) => field.name)).toEqual([])
  expect(fields.flatMap(optionsOf).filter((option) => !isOption(option))).toEqual([])
  expect(fields.filter(({ kind }) => kind === 'plain' || kind === 'changes')).toEqual([])
})

it('every figure of membership has a text, and its area too', () => {
  const areas = Object.entries<readonly string[]>(MEMBERSHIP_AREAS)
  const names = areas.flatMap(([area, figures]) => [`areas.${area}`, ...figures.map((figure) => `figures.${figure}`)])
  expect(names.filter((name) => !english[`numbers.membership.${name}`])).toEqual([])
})

it('every recorded action has a text, and its area too', () => {
  expect(AUDIT_ACTIONS.filter((action) => !english[`options.${action}`])).toEqual([])
  expect(AUDIT_AREAS.filter((area) => !english[`options.${area}`])).toEqual([])
})

it('the forms of the own account have a label for each field', () => {
  const fields = [sessionContract.update, sessionContract.changePassword].flatMap(formFields)
  expect(fields.filter(({ name }) => !english[`fields.${name}`])).toEqual([])
  expect(fields.filter((field) => field.kind === 'text' && field.secret).map(({ name }) => name)).toEqual([
    'current',
    'wanted',
  ])
})

it('the language is that of the device, else of the browser, else English', () => {
  expect(firstLocale('zh', ['th-TH'])).toBe('zh')
  expect(firstLocale(undefined, ['de-DE', 'th-TH'])).toBe('th')
  expect(firstLocale('de', ['fr'])).toBe('en')
})
