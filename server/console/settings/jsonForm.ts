import type { Fault, FieldPath } from '../../modules/config/blockValidation'
import { JsonText, JsonSyntaxError } from './jsonText'

/** Most characters of a text. */
const MAX_LENGTH = 100_000

/** A text that is not valid JSON for its schema. */
export class InvalidTextError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join(' '))
  }
}

/** Parses and validates a JSON object. Throws `InvalidTextError`, which names the line of each error. */
export function readObject(
  text: string,
  faultsOf: (value: Record<string, unknown>) => readonly Fault[],
): Record<string, unknown> {
  if (text.length > MAX_LENGTH) throw new InvalidTextError([`This text can have at most ${MAX_LENGTH} characters.`])
  const json = readJson(text)
  const value = json.value as Record<string, unknown>
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidTextError(['Line 1: The text must start with { and end with }.'])
  const faults = faultsOf(value)
  if (faults.length > 0)
    throw new InvalidTextError(faults.map((fault) => `Line ${json.lineOf(fault.path)}, ${errorText(fault)}`))
  return value
}

function readJson(text: string): JsonText {
  try {
    return new JsonText(text)
  } catch (error) {
    throw error instanceof JsonSyntaxError ? new InvalidTextError([`Line ${error.line}: ${error.message}`]) : error
  }
}

/** The text of an error, with its field. */
export function errorText({ path, text }: Fault): string {
  return path.length > 0 ? `${fieldName(path)}: ${text}` : text
}

/** `items 2 › link`: list indexes count from 1. */
function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name} ${step + 1}`
    return name ? `${name} › ${step}` : step
  }, '')
}
