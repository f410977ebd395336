import * as v from 'valibot'
import { picture } from '../fields'
import { GOODS_SHAPES } from '../constants/common'
import { link } from '../link'

/** Optional text. */
export const optionalText = v.optional(v.string(), '')
/** Required text. */
export const requiredText = v.pipe(v.string(), v.minLength(1))
/** Optional picture. */
export const image = v.optional(picture, '')
/** Link of a tap; null for none. */
export const to = v.optional(v.nullable(link), null)
/** Width by height. */
export const ratio = (usual: number) => v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(10)), usual)
/** Shape of a goods list. */
export const shape = v.optional(v.picklist(GOODS_SHAPES))
/** At least one and at most so many. */
export const some = <S extends v.GenericSchema>(schema: S, most: number) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(most))
