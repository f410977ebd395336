import type { ConsoleContract } from '../../../console/contract/contract'
import {
  listMessageTemplates,
  readMessageTemplate,
  updateMessageTemplate,
} from '../../modules/notifications/staffTemplates'
import { pagePart, type StaffHandlers } from './staffContext'

/** The templates of messages to guests. */
export const messageTemplate: StaffHandlers<ConsoleContract['messageTemplate']> = {
  list: async ({ db }, requested) => pagePart(await listMessageTemplates(db), requested),
  read: ({ db }, { id }) => readMessageTemplate(db, id),
  update: ({ db, staff }, requested) => updateMessageTemplate(db, requested, staff),
}
