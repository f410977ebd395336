import type { JsonSchema } from '@valibot/to-json-schema'
import { escapeHtml } from './html'

type Part = JsonSchema | boolean | undefined

/** A schema in the notation of TypeScript, as HTML: named shapes are links. */
export function shapeText(schema: Part, indent = ''): string {
  if (typeof schema !== 'object') return 'unknown'
  if (schema.$ref) return named(schema.$ref.split('/').at(-1) ?? '')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  return choices ? choices.map((choice) => shapeText(choice, indent)).join(' | ') : typeText(schema, indent)
}

function typeText(schema: JsonSchema, indent: string): string {
  if (schema.type === 'array') return list(shapeText(schema.items as Part, indent))
  if (schema.type === 'object') return objectText(schema, indent)
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties)
  if (fields.length === 0) return additionalProperties ? `{ [name]: ${shapeText(additionalProperties, indent)} }` : '{}'
  const inner = `${indent}  `
  const lines = fields.map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${shapeText(schema, inner)}`
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
