import type { ConsoleContract } from '../../../console/contract/contract'
import {
  createCampaign,
  listCampaigns,
  setCampaignOnSale,
  updateCampaign,
} from '../../modules/invitation/staffCampaigns'
import {
  cancelInvitation,
  listInvitations,
  readCampaignNumbers,
  readInvitation,
} from '../../modules/invitation/staffInvitations'
import { pageOf, type StaffHandlers } from './staffContext'

export const inviteCampaign: StaffHandlers<ConsoleContract['inviteCampaign']> = {
  list: async ({ db }, requested) => ({ ...(await listCampaigns(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createCampaign(db, fields, staff),
  update: ({ db, staff }, fields) => updateCampaign(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setCampaignOnSale(db, requested, staff),
  numbers: ({ db }, { id }) => readCampaignNumbers(db, id),
  invitations: async ({ db, staff }, requested) => ({
    ...(await listInvitations(db, requested, staff.locale)),
    ...pageOf(requested),
  }),
  invitation: ({ db, staff }, { id }) => readInvitation(db, id, staff.locale),
  cancel: ({ db, staff }, requested) => cancelInvitation(db, requested, staff),
}
