import type * as v from 'valibot'

type Say = (issue: { expected: string | null; received: string; input: unknown; requirement: unknown }) => string

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text, or an object with a text for each language',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  strict_object: 'an object',
}

/** Texts of schema issues, for the merchant's staff. */
const WORDS: Readonly<Record<string, Say>> = {
  min_length: ({ requirement, input }) =>
    typeof input === 'string' ? 'This must not be empty.' : `At least ${String(requirement)} required.`,
  max_length: ({ requirement, input }) =>
    typeof input === 'string'
      ? `This can have at most ${String(requirement)} characters.`
      : `At most ${String(requirement)} allowed.`,
  min_value: ({ requirement }) => `This must be ${String(requirement)} or more.`,
  max_value: ({ requirement }) => `This must be ${String(requirement)} or less.`,
  picklist: ({ expected, received }) => `This must be one of ${choices(expected)}, not ${receivedName(received)}.`,
  integer: () => 'This must be a whole number.',
}

/** The text of a schema issue, as a sentence. */
export function validationMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'This is missing.'
  const message = WORDS[issue.type]?.({ ...issue, requirement: issue.requirement })
  if (message) return message
  const expectedType = issue.kind === 'schema' && TYPES[issue.type]
  if (expectedType) return `This must be ${expectedType}, not ${receivedName(issue.received)}.`
  return `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`
}

function choices(expected: string | null): string {
  return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')
}

const NAMES: Readonly<Partial<Record<string, string>>> = { Object: 'an object', Array: 'a list' }

function receivedName(received: string): string {
  return NAMES[received] ?? received
}
