import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { BlockPlace, BlockProps } from './blockProps'

/** Renders a block in its context. */
export type Draw = (where: BlockPlace) => ReactNode

/** Parses the content of a block; undefined when it is invalid for its kind. */
export type Reader = (data: unknown) => Draw | undefined

/** Parser and renderer of a kind of block. */
export function kind<S extends v.GenericSchema>(schema: S, Kind: ComponentType<BlockProps<S>>): Reader {
  return (data) => {
    const read = v.safeParse(schema, data)
    return read.success ? (where) => <Kind data={read.output} {...where} /> : undefined
  }
}
