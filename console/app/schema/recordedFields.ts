import type { Area } from '../../../src/contract/endpoint'
import { consoleContract } from '../../contract/contract'
import type { Field } from './field'
import { fieldsOf } from './fieldsOf'

/** A field by its name, as the calls of an area declare it, else as those of any other do. */
export function recordedField(area: string, name: string): Field {
  const all = Object.entries<Area>(consoleContract)
  const sorted = [...all.filter(([other]) => other === area), ...all]
  for (const [, calls] of sorted) {
    const fields = Object.values(calls).flatMap((call) => [...fieldsOf(call.reply), ...fieldsOf(call.input)])
    const found = fields.find((field) => field.name === name)
    if (found) return found
  }
  return { name, kind: 'plain', nullable: true }
}
