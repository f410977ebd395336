import type { Schema } from '../../../src/contract/endpoint'
import type { Meaning } from '../../contract/fields'

/** What valibot keeps in a schema at run time, as far as forms are made from it. */
export interface Part {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  type: string
  pipe?: readonly Part[]
  wrapped?: Part
  item?: Part
  entries?: Readonly<Record<string, Part>>
  options?: readonly unknown[]
  key?: string
  literal?: unknown
  /** The value of what is missing, or refused. */
  default?: unknown
  fallback?: unknown
  requirement?: unknown
  metadata?: Meaning
}

/** A schema without its wrappers. */
export interface Unwrapped {
  /** The schema at the root of the pipes. */
  root: Part
  /** The root and the actions of all pipes, from the innermost on. */
  actions: readonly Part[]
  nullable: boolean
}

const NULLABLE = ['nullable', 'nullish']
const OPTIONAL = ['optional', 'exact_optional', 'nullish', 'undefinedable']

export const partOf = (schema: Schema): Part => schema

/** Takes wrappers and pipes off a schema. */
export function unwrap(part: Part): Unwrapped {
  if (part.wrapped && [...NULLABLE, ...OPTIONAL].includes(part.type)) {
    const inner = unwrap(part.wrapped)
    return { ...inner, nullable: inner.nullable || NULLABLE.includes(part.type) }
  }
  const [first, ...rest] = part.pipe ?? []
  if (!first) return { root: part, actions: [part], nullable: false }
  // The first item of a pipe is the schema that was passed, itself perhaps with a pipe.
  const inner = first.pipe || first.wrapped ? unwrap(first) : { root: first, actions: [first], nullable: false }
  return { ...inner, actions: [...inner.actions, ...rest] }
}

/** The number that an action of a type requires. */
export function limitOf({ actions }: Unwrapped, type: string): number | undefined {
  const found = [...actions].reverse().find((action) => action.type === type)?.requirement
  return typeof found === 'number' ? found : undefined
}

export const hasAction = ({ actions }: Unwrapped, type: string): boolean =>
  actions.some((action) => action.type === type)

/** What the metadata of a schema say that it stands for. */
export const meaningOf = ({ actions }: Unwrapped): Meaning =>
  Object.assign({}, ...actions.map(({ metadata }) => metadata ?? {})) as Meaning
