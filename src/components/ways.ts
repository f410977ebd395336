import type { DiningType } from '@/contract/fields'
import { isPage } from '@/domain/links'
import type { MessageKey } from '@/i18n/messages'
import type { ArtName } from './artFiles'

interface Way {
  title: MessageKey
  art: ArtName
  tile: 'sage' | 'clay' | 'sand' | 'butter' | 'mist'
  /** Where it is ordered; the specification's address, whether or not the page is here already. */
  path: string
}

const MENU = '/pages/index/goods'
const IN_STORE = '/pages/shop/in/goods'

/** The ways to order, as the storefront shows them. */
export const WAYS: Record<DiningType, Way> = {
  delivery: { title: 'ways.delivery', art: 'delivery', tile: 'sage', path: MENU },
  pickup: { title: 'ways.pickup', art: 'pickup', tile: 'clay', path: MENU },
  takeout: { title: 'ways.takeout', art: 'takeout', tile: 'butter', path: MENU },
  dineIn: { title: 'ways.dineIn', art: 'dinein', tile: 'sand', path: IN_STORE },
  fast: { title: 'ways.fast', art: 'fast', tile: 'mist', path: IN_STORE },
}

/** Whether a way to order has its page in this storefront. */
export const wayIsHere = (type: DiningType): boolean => isPage(WAYS[type].path)
