import {
  adData,
  copyrightData,
  diningData,
  goodsData,
  memberData,
  noticeData,
  promoData,
  storeHeadData,
} from '@/contract/config/blocks'
import { pictureData, slidesData } from '@/contract/config/pictureBlocks'
import type { Block } from '@/contract/config/config'
import { type Draw, kind, type Reader } from './kind'
import { Ad } from './AdBanner'
import { Banner } from './pictures/Banner'
import { Copyright } from './text/Copyright'
import { Dining } from './store/Dining'
import { Goods } from './goods/Goods'
import { Head } from './store/Head'
import { Hero } from './pictures/Hero'
import { Member } from './store/Member'
import { News } from './text/News'
import { OwnPicture } from './pictures/LinkPicture'
import { Promo } from './pictures/Promo'

/** The most frequent kinds of blocks. */
const KINDS = {
  storeHead: kind(storeHeadData, Head),
  hero: kind(slidesData, Hero),
  banner: kind(slidesData, Banner),
  notice: kind(noticeData, News),
  dining: kind(diningData, Dining),
  member: kind(memberData, Member),
  goods: kind(goodsData, Goods),
  promo: kind(promoData, Promo),
  picture: kind(pictureData, OwnPicture),
  ad: kind(adData, Ad),
  copyright: kind(copyrightData, Copyright),
}

const known = new Map<string, Reader>(Object.entries(KINDS))

/** A parsed layout block. */
export interface ReadBlock {
  id: string
  type: string
  draw: Draw
}

/** Parses the blocks of a layout. Unknown kinds and invalid content are skipped. */
export async function readBlocks(blocks: readonly Block[]): Promise<ReadBlock[]> {
  if (!blocks.every(({ type }) => known.has(type))) await learnMore()
  return readKnown(blocks)
}

/** As `readBlocks`, but synchronous: kinds whose code is not loaded are skipped as well. */
export function readKnown(blocks: readonly Block[]): ReadBlock[] {
  return blocks.flatMap(({ id, type, data }) => {
    const draw = known.get(type)?.(data)
    return draw ? [{ id, type, draw }] : []
  })
}

async function learnMore(): Promise<void> {
  const { MORE_KINDS } = await import('./moreKinds')
  for (const [type, reader] of Object.entries(MORE_KINDS)) known.set(type, reader)
}
