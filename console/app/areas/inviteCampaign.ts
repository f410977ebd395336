import { inviteCampaignContract as calls } from '../../contract/members/inviteCampaign'
import { listArea } from './area'

export const inviteCampaign = listArea({
  name: 'inviteCampaign',
  group: 'growth',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'condition', 'startAt', 'endAt', 'joined', 'onSale'],
  onSale: calls.setOnSale,
  numbers: { name: 'inviteNumbers', call: calls.numbers },
  sections: [
    { title: 'guestsSee', fields: ['name', 'rules', 'pictures'] },
    { title: 'period', fields: ['startAt', 'endAt', 'perMonth', 'total'] },
    { title: 'rules', fields: ['condition', 'minAmount', 'withinDays', 'holdHours'] },
    { title: 'rewards', fields: ['inviterReward', 'friendReward', 'friendAtOnce', 'steps'] },
  ],
  when: {
    minAmount: ({ condition }) => condition === 'minAmount',
  },
})
