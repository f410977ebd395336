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
  list: async ({ db }, asked) => ({ ...(await listCampaigns(db, asked)), ...pageOf(asked) }),
  create: ({ db, staff }, fields) => createCampaign(db, fields, staff),
  update: ({ db, staff }, fields) => updateCampaign(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setCampaignOnSale(db, asked, staff),
  numbers: ({ db }, { id }) => readCampaignNumbers(db, id),
  invitations: async ({ db, staff }, asked) => ({
    ...(await listInvitations(db, asked, staff.locale)),
    ...pageOf(asked),
  }),
  invitation: ({ db, staff }, { id }) => readInvitation(db, id, staff.locale),
  cancel: ({ db, staff }, asked) => cancelInvitation(db, asked, staff),
}
