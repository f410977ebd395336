import { lookContract } from '../../contract/look/look'
import type { Area } from '../areas/area'

/** What forms of the look share: they are made from the contract of blocks and settings. */
export const LOOK_FORMS: Area = {
  ...{ name: 'look', group: 'look', list: lookContract.read },
  ...{ columns: [], sections: [], when: {} },
}
