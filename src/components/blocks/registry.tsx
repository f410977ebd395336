import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import { blockKinds } from '@/contract/blocks'
import type { Block } from '@/contract/config'
import { Ad } from './Ad'
import { Banner } from './Banner'
import { Dining } from './Dining'
import { Goods } from './Goods'
import { Hero } from './Hero'
import { Member } from './Member'
import { News } from './News'
import { OwnPicture } from './OwnPicture'
import { Promo } from './Promo'
import type { BlockPlace, BlockProps } from './blockProps'

/** Draws a block where it stands. */
type Draw = (where: BlockPlace) => ReactNode

/** Reads what a block holds; nothing when that is not what its kind should hold. */
type Reader = (data: unknown) => Draw | undefined

function kind<S extends v.GenericSchema>(schema: S, Kind: ComponentType<BlockProps<S>>): Reader {
  return (data) => {
    const read = v.safeParse(schema, data)
    return read.success ? (where) => <Kind data={read.output} {...where} /> : undefined
  }
}

/** How each kind of layout block is drawn. */
const KINDS = {
  hero: kind(blockKinds.hero, Hero),
  banner: kind(blockKinds.banner, Banner),
  dining: kind(blockKinds.dining, Dining),
  member: kind(blockKinds.member, Member),
  goods: kind(blockKinds.goods, Goods),
  notice: kind(blockKinds.notice, News),
  promo: kind(blockKinds.promo, Promo),
  picture: kind(blockKinds.picture, OwnPicture),
  ad: kind(blockKinds.ad, Ad),
} satisfies Record<keyof typeof blockKinds, Reader>

const readers = new Map<string, Reader>(Object.entries(KINDS))

/** A layout block that can be drawn. */
export interface ReadBlock {
  id: string
  type: string
  draw: Draw
}

/** The blocks of a layout that can be drawn. A kind that is not known, or content that is not what it should be, is left out. */
export function readBlocks(blocks: readonly Block[]): ReadBlock[] {
  return blocks.flatMap(({ id, type, data }) => {
    const draw = readers.get(type)?.(data)
    return draw ? [{ id, type, draw }] : []
  })
}
