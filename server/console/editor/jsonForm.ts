import type { Fault, FieldPath } from '../../modules/config/blockValidation'
import { JsonText, NoJson } from './jsonText'

/** Signs of the longest text. */
const MOST = 100_000

/** What somebody has written cannot be taken. */
export class FaultyText extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join(' '))
  }
}

/** The fields that somebody has written as JSON. Throws `FaultyText`, which names the line of each fault. */
export function readObject(
  text: string,
  faultsOf: (value: Record<string, unknown>) => readonly Fault[],
): Record<string, unknown> {
  if (text.length > MOST) throw new FaultyText([`This text can have at most ${MOST} characters.`])
  const json = readJson(text)
  const value = json.value as Record<string, unknown>
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FaultyText(['Line 1: The text must start with { and end with }.'])
  const faults = faultsOf(value)
  if (faults.length > 0)
    throw new FaultyText(faults.map((fault) => `Line ${json.lineOf(fault.path)}, ${faultText(fault)}`))
  return value
}

function readJson(text: string): JsonText {
  try {
    return new JsonText(text)
  } catch (error) {
    throw error instanceof NoJson ? new FaultyText([`Line ${error.line}: ${error.message}`]) : error
  }
}

/** A fault with the field that it is in. */
export function faultText({ path, text }: Fault): string {
  return path.length > 0 ? `${fieldName(path)}: ${text}` : text
}

/** `items 2 › link`: places in lists count from 1. */
function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name} ${step + 1}`
    return name ? `${name} › ${step}` : step
  }, '')
}
