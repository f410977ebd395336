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
import type { BlockProps } from './blockProps'

type Drawer = (data: unknown, onHero: boolean) => ReactNode

/** Draws what a block holds, if that is what its kind should hold. */
function kind<S extends v.GenericSchema>(schema: S, Draw: ComponentType<BlockProps<S>>): Drawer {
  return (data, onHero) => {
    const read = v.safeParse(schema, data)
    return read.success ? <Draw data={read.output} onHero={onHero} /> : null
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
} satisfies Record<keyof typeof blockKinds, Drawer>

const drawers = new Map<string, Drawer>(Object.entries(KINDS))

/** One layout block. A kind that is not known, or content that is not what it should be, draws nothing. */
export function drawBlock({ type, data }: Block, onHero: boolean): ReactNode {
  return drawers.get(type)?.(data, onHero) ?? null
}
