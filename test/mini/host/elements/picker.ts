import { drawnNode } from '../raise'
import type { BuiltinFactory } from './builtin'

/** Pickers open a system dialog; tests choose a value with `pick`. */
export const picker: BuiltinFactory = () => ({})
export const pickerView: BuiltinFactory = () => ({})

/** Whether a picker of each mode can select a value in its range. */
const VALUE_CHECKS: Record<string, (value: unknown, range: unknown[]) => boolean> = {
  selector: (value, range) => Number(value) >= 0 && Number(value) < range.length,
  multiSelector: (value, range) => Array.isArray(value) && value.length === range.length,
  date: (value) => /^\d{4}(-\d{2}(-\d{2})?)?$/.test(String(value)),
  time: (value) => /^\d{2}:\d{2}$/.test(String(value)),
  region: (value) => Array.isArray(value),
}

/** Whether this picker can select the value. */
export function canSelect(element: Element, value: unknown) {
  if (element.tagName !== 'PICKER') return true
  const attribute = (name: string) => drawnNode(element)?.getAttribute(name)
  const range = (attribute('range') ?? []) as unknown[]
  return VALUE_CHECKS[(attribute('mode') as string | undefined) ?? 'selector']?.(value, range) ?? false
}
