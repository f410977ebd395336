import * as v from 'valibot'
import { picture } from './fields'
import { GOODS_SHAPES } from './constants'
import { link } from './link'

/** A text that may be left out. */
export const optionalText = v.optional(v.string(), '')
/** A text that must be there. */
export const requiredText = v.pipe(v.string(), v.minLength(1))
/** A picture that may be left out. */
export const image = v.optional(picture, '')
/** Where a tap leads; null leads nowhere. */
export const to = v.optional(v.nullable(link), null)
/** Width by height. */
export const ratio = (usual: number) => v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(10)), usual)
/** How dishes are drawn. */
export const shape = v.optional(v.picklist(GOODS_SHAPES))
/** At least one and at most so many. */
export const some = <S extends v.GenericSchema>(schema: S, most: number) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(most))
