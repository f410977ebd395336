import type { ConsoleContract } from '../../../console/contract/contract'
import { layoutPages } from '../../modules/config/layoutRepository'
import { DESTINATIONS } from '../look/destinations'
import {
  addBlock,
  arrangeBlocks,
  discardDraft,
  publishPage,
  readLayout,
  restoreVersion,
  takeBack,
  updateBlock,
} from '../look/layouts'
import {
  discardSetting,
  publishSetting,
  readLookSetting,
  restoreSetting,
  takeBackSetting,
  updateLookSetting,
} from '../look/lookSettings'
import type { StaffDependencies } from './memberHandlers'
import type { StaffHandlers } from './staffContext'

/** The look of the storefront: drafts of its pages and settings. */
export const lookHandlers = ({ previews }: StaffDependencies): StaffHandlers<ConsoleContract['look']> => ({
  pages: async ({ db }) => ({ list: await layoutPages(db), destinations: DESTINATIONS }),
  preview: async ({ session }) => ({ ticket: previews.ticketOf(session) }),
  read: ({ db }, place) => readLayout(db, place),
  add: ({ db, staff }, requested) => addBlock(db, requested, staff),
  arrange: ({ db, staff }, requested) => arrangeBlocks(db, requested, staff),
  update: ({ db, staff }, requested) => updateBlock(db, requested, staff),
  publish: ({ db, staff }, seen) => publishPage(db, seen, staff),
  discard: ({ db, staff }, seen) => discardDraft(db, seen, staff),
  takeBack: ({ db, staff }, seen) => takeBack(db, seen, staff),
  restore: ({ db, staff }, requested) => restoreVersion(db, requested, staff),
  setting: ({ db }, { ident }) => readLookSetting(db, ident),
  updateSetting: ({ db, staff }, requested) => updateLookSetting(db, requested, staff),
  publishSetting: ({ db, staff }, seen) => publishSetting(db, seen, staff),
  discardSetting: ({ db, staff }, seen) => discardSetting(db, seen, staff),
  takeBackSetting: ({ db, staff }, seen) => takeBackSetting(db, seen, staff),
  restoreSetting: ({ db, staff }, requested) => restoreSetting(db, requested, staff),
})
