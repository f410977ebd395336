import * as v from 'valibot'
import { blockKinds } from '../../../src/contract/config/blockKinds'
import { goodsData } from '../../../src/contract/config/blocks'
import { couponsData, goodsTabsData } from '../../../src/contract/config/moreBlocks'
import { some } from '../../../src/contract/config/blockFields'
import { slidesData } from '../../../src/contract/config/pictureBlocks'
import { goodsId, templateId } from '../fields'
import { slideTimes } from './slideTimes'

export type BlockType = keyof typeof blockKinds

/** The kinds of blocks that can be added. */
export const BLOCK_TYPES = Object.keys(blockKinds) as BlockType[]

/** Products per tab. */
export const mostOfTab = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))

const timedSlides = v.object({
  slides: some(v.object({ ...slidesData.entries.slides.item.entries, ...slideTimes }), 10),
})

/** Stored shapes of block kinds that differ from the contract: dishes are named, slides have times; what is shown is chosen for each guest. */
const STORED: Partial<Record<BlockType, v.GenericSchema>> = {
  hero: timedSlides,
  banner: timedSlides,
  goods: v.object({ ...v.omit(goodsData, ['goods']).entries, goodsIds: v.array(goodsId) }),
  goodsTabs: v.object({ ...v.omit(goodsTabsData, ['tabs']).entries, most: v.optional(mostOfTab) }),
  coupons: v.object({ ...couponsData.entries, couponIds: v.optional(v.array(templateId), []) }),
}

/** Whether a kind of block is one of the contract's. */
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockKinds, type)

/** The stored shape of a block kind, in one language. */
export const storedShape = (type: BlockType): v.GenericSchema => STORED[type] ?? blockKinds[type]
