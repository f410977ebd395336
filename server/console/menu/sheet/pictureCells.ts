import * as v from 'valibot'
import { pictureName } from '../../../../console/contract/fields'
import type { Reading } from './cellValues'
import type { SheetContext } from './names'

/** How the address of an uploaded picture ends, wherever the server stands. */
const UPLOADED = /uploads\/[\w-]{20}\.webp$/

/** A picture by its name, or by an address; that of an uploaded one becomes its name. */
export function readPicture(text: string, { pictures }: SheetContext): Reading<string> {
  const name = UPLOADED.exec(text)?.[0] ?? text
  if (text === '' || pictures.has(text)) return { value: text }
  if (pictures.has(name)) return { value: name }
  const isAddress = text.startsWith('https://') && v.is(pictureName, text)
  return isAddress ? { value: text } : { fault: { reason: 'sheet.unknownPicture' } }
}

/** Pictures with blanks or line ends between them. */
export function readPictures(text: string, context: SheetContext): Reading<string[]> {
  const readings = text.split(/\s+/).map((name) => readPicture(name, context))
  const wrong = readings.find((reading) => 'fault' in reading)
  if (wrong) return wrong
  return { value: readings.flatMap((reading) => ('value' in reading && reading.value ? [reading.value] : [])) }
}
