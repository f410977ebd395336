import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { BlockPlace, BlockProps } from './blockProps'

/** Draws a block where it stands. */
export type Draw = (where: BlockPlace) => ReactNode

/** Reads what a block holds; nothing when that is not what its kind should hold. */
export type Reader = (data: unknown) => Draw | undefined

/** How a kind of block is read and drawn. */
export function kind<S extends v.GenericSchema>(schema: S, Kind: ComponentType<BlockProps<S>>): Reader {
  return (data) => {
    const read = v.safeParse(schema, data)
    return read.success ? (where) => <Kind data={read.output} {...where} /> : undefined
  }
}
