import { drawnNode } from '../raise'
import type { BuiltinFactory } from './builtin'

/** Pickers open the system's wheel; tests choose with `pick`. */
export const picker: BuiltinFactory = () => ({})
export const pickerView: BuiltinFactory = () => ({})

const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/
const TIME = /^\d{2}:\d{2}$/

/** Whether the wheel of this picker offers the value. */
export function offers(element: Element, value: unknown) {
  const attribute = (name: string) => drawnNode(element)?.getAttribute(name)
  const mode = String(attribute('mode') ?? 'selector')
  const range = (attribute('range') ?? []) as unknown[]
  if (element.tagName === 'SLIDER' || element.tagName === 'PICKER-VIEW') return true
  if (mode === 'date') return DATE.test(String(value))
  if (mode === 'time') return TIME.test(String(value))
  if (mode === 'multiSelector') return Array.isArray(value) && value.length === range.length
  if (mode === 'region') return Array.isArray(value)
  return Number(value) >= 0 && Number(value) < range.length
}
