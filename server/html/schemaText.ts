import type { JsonSchema } from '@valibot/to-json-schema'
import { escapeHtml } from './html'

type SchemaPart = JsonSchema | boolean | undefined

/** A JSON schema in TypeScript notation, as HTML. Named schemas are links. */
export function schemaText(schema: SchemaPart, indent = ''): string {
  if (typeof schema !== 'object') return 'unknown'
  if (schema.$ref) return named(schema.$ref.split('/').at(-1) ?? '')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  return choices ? choices.map((choice) => schemaText(choice, indent)).join(' | ') : typeText(schema, indent)
}

function typeText(schema: JsonSchema, indent: string): string {
  if (schema.type === 'array') return list(schemaText(schema.items as SchemaPart, indent))
  if (schema.type === 'object') return objectText(schema, indent)
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties)
  if (fields.length === 0)
    return additionalProperties ? `{ [name]: ${schemaText(additionalProperties, indent)} }` : '{}'
  const inner = `${indent}  `
  const lines = fields.map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${schemaText(schema, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function list(item: string): string {
  return /\s\|\s/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function named(name: string): string {
  return `<a href="#${name}">${name}</a>`
}

function literal(value: unknown): string {
  return escapeHtml(JSON.stringify(value))
}
