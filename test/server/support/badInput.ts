import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '../../../src/contract/endpoint'

type Fields = Record<string, unknown>

/** An input that must be refused, or that some schemas allow. */
export interface BadInput {
  /** Description for the test's name. */
  what: string
  /** Name of the field with the invalid value. */
  field: string
  input: Fields
  /** The invalid value; undefined for a missing one. */
  changed?: unknown
  /** Every schema must refuse it. */
  hopeless: boolean
  /** Only JSON can represent it; forms and URLs carry text. */
  jsonOnly: boolean
}

const LONG = 'x'.repeat(10_000)
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)

/** Values that are invalid for every field that is not free text. */
const JUNK: [string, unknown][] = [
  ['an empty text', ''],
  ['blanks', '   '],
  ['SQL', "'; drop table orders; --"],
  ['SQL that is true', "' or '1'='1"],
  ['wildcards', '%_\\'],
  ['a path', '../../etc/passwd'],
  ['markup', '<script>alert(1)</script>'],
  ['the name of a prototype', '__proto__'],
  ['a word for nothing', 'null'],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a number beyond all', 1e308],
  ['many digits', '9'.repeat(400)],
  ['no number', 'NaN'],
  ['an impossible day', '2026-02-31T25:61:00+07:00'],
  ['a year beyond the database', '+275760-09-13T00:00:00.000Z'],
]

/** Values that every field refuses. */
const HOPELESS: [string, string][] = [
  ['a text that never ends', LONG],
  ['a NUL', 'a\u0000b'],
]

/** The same, representable only in JSON. */
const HOPELESS_JSON: [string, unknown][] = [
  ['half a character', '\ud83c'],
  ['an object', { a: 1 }],
  ['a list of lists', deep(3)],
  ['a list that nests a thousand times', deep(1000)],
]

/** Whether JSON carries it as a form does, so that one of both is enough. */
export const isText = ({ changed }: BadInput): boolean => typeof changed === 'string'

/** Invalid inputs of an endpoint: each field of each shape in turn missing or with an invalid value. */
export function badInputs(endpoint: Endpoint, known: Fields): BadInput[] {
  const shapes = shapesOf(endpoint)
  return shapes.flatMap((shape) => {
    const good = goodFields(shape, known)
    const needed = shapes.length === 1 ? (shape.required ?? []) : []
    const fields = Object.entries(shape.properties ?? {})
    return fields.flatMap(([name, schema]) => badField(endpoint, { needed, good, name, mayBeNull: allowsNull(schema) }))
  })
}

/** `needed` fields are required in every shape. */
function badField(
  { path }: Endpoint,
  { needed, good, name, mayBeNull }: { needed: string[]; good: Fields; name: string; mayBeNull: boolean },
): BadInput[] {
  const { [name]: _left, ...without } = good
  const missing = {
    what: `${name}: missing`,
    field: name,
    input: without,
    hopeless: needed.includes(name),
    jsonOnly: false,
  }
  const holding = (values: [string, unknown][], kind: Pick<BadInput, 'hopeless' | 'jsonOnly'>) =>
    values.map(([what, changed]) => ({
      what: `${name}: ${what}`,
      field: name,
      input: { ...good, [name]: changed },
      changed,
      ...kind,
    }))
  const travelsInPath = path.includes(`:${name}`)
  return [
    ...(travelsInPath || !(name in good) ? [] : [missing]),
    ...holding(travelsInPath ? JUNK.slice(1) : JUNK, { hopeless: false, jsonOnly: false }),
    ...holding(HOPELESS, { hopeless: true, jsonOnly: false }),
    ...(travelsInPath ? [] : holding(HOPELESS_JSON, { hopeless: true, jsonOnly: true })),
    ...(travelsInPath ? [] : holding([['nothing', null]], { hopeless: !mayBeNull, jsonOnly: true })),
  ]
}

/**
 * One of the inputs of each field, of another kind from field to field: for inputs that a schema refuses. The server checks an input by its schema
 * before anything else, so that one request shows what happens to all of them.
 */
export function onePerField<T extends Pick<BadInput, 'field'>>(inputs: T[]): T[] {
  const fields = [...new Set(inputs.map(({ field }) => field))]
  return fields.flatMap((name, index) => {
    const own = inputs.filter(({ field }) => field === name)
    return own[index % own.length] ?? []
  })
}

/** Valid inputs of an endpoint, one for each shape; `known` has values by field name. */
export function goodInputs(endpoint: Endpoint, known: Fields): Fields[] {
  return shapesOf(endpoint).map((shape) => goodFields(shape, known))
}

/** Names of all fields of an endpoint. */
export function fieldNames(endpoint: Endpoint): string[] {
  return [...new Set(shapesOf(endpoint).flatMap(({ properties = {} }) => Object.keys(properties)))]
}

function goodFields({ properties = {}, required = [] }: JsonSchema, known: Fields): Fields {
  const meant = (name: string, schema: JsonSchema | boolean) => name in known && mayBe(schema, known[name])
  const wanted = Object.entries(properties).filter(([name, schema]) => meant(name, schema) || required.includes(name))
  return Object.fromEntries(wanted.map(([name, schema]) => [name, meant(name, schema) ? known[name] : sample(schema)]))
}

/** Whether a value is allowed, where only some values are or a list is something else, whatever the field's name. */
function mayBe(schema: JsonSchema | boolean, value: unknown): boolean {
  if (typeof schema !== 'object' || 'const' in schema) return false
  if (Array.isArray(value) && !takesList(schema)) return false
  return !schema.enum || schema.enum.some((one) => one === value)
}

function takesList({ type, anyOf }: JsonSchema): boolean {
  if (!anyOf) return type === 'array' || type === undefined
  return anyOf.some((one) => typeof one === 'object' && one.type === 'array')
}

function shapesOf({ input }: Endpoint): JsonSchema[] {
  const schema = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' })
  return (schema.anyOf ?? [schema]).filter((shape): shape is JsonSchema => typeof shape === 'object')
}

function sample(schema: JsonSchema | boolean): unknown {
  if (typeof schema === 'boolean') return 'x'
  if (allowsNull(schema)) return null
  const choices = schema.anyOf ?? []
  if (choices[0] !== undefined) return sample(choices[0])
  return schema.enum ? schema.enum[0] : sampleOfType(schema)
}

function allowsNull(schema: JsonSchema | boolean): boolean {
  const choices = typeof schema === 'object' ? (schema.anyOf ?? []) : []
  return choices.some((one) => typeof one === 'object' && one.type === 'null')
}

function sampleOfType(schema: JsonSchema): unknown {
  switch (schema.type) {
    case 'array':
      return []
    case 'boolean':
      return true
    case 'object':
      return goodFields(schema, {})
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    default:
      return 'x'
  }
}
