import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'

/** An error as it is logged. */
interface LoggedError {
  type: string
  message: string
  stack: string
  /** SQLSTATE of the database, or the code of a connection that failed. */
  code?: string | undefined
  constraint?: string | undefined
  cause?: LoggedError
  [field: string]: unknown
}

/** Deepest chain of causes that is logged. */
const DEPTH = 5

/**
 * An error for the log, without personal data and secrets: a failed statement is logged without its values, and what the database answers
 * without the row that it quotes.
 */
export function loggedError(error: Error, depth = DEPTH): LoggedError {
  const message = messageOf(error)
  const cause = types.isNativeError(error.cause) && depth > 0 ? loggedError(error.cause, depth - 1) : undefined
  return {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...field(error, 'code'),
    ...field(error, 'constraint'),
    ...(cause && { cause }),
  }
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  // Errors of class 22 quote the value: `invalid input syntax for type date: "…"`.
  return field(error, 'code').code?.startsWith('22') ? error.message.replace(/".*"/s, '"…"') : error.message
}

const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^ {4}at .+:\d+\)?$/.test(line))

function field<K extends string>(error: Error, name: K): { [N in K]?: string } {
  const value = (error as Error & Record<string, unknown>)[name]
  return typeof value === 'string' ? ({ [name]: value } as { [N in K]: string }) : {}
}
