import { inviteCampaignContract as calls } from '../../contract/members/inviteCampaign'
import { listArea } from './area'

/** Friends that members have brought, with what both got for it. */
export const invitation = listArea({
  name: 'invitation',
  group: 'growth',
  ...{ list: calls.invitations, read: calls.invitation },
  columns: ['inviterName', 'friendName', 'state', 'inviterGot', 'friendGot', 'joinedAt'],
  facts: ['orderAmount', 'until', 'reason', 'note'],
  details: {
    lists: [],
    actionForms: [{ name: 'cancelInvitation', call: calls.cancel, fits: ({ state }) => state !== 'invalid' }],
  },
})
