import { memberLevelContract as calls } from '../../contract/members/memberLevel'
import { rulesArea } from './area'

export const memberLevel = rulesArea({
  name: 'memberLevel',
  group: 'membership',
  ...{ read: calls.read, update: calls.update },
  sections: [
    { title: 'rules', fields: ['on', 'earnPerAmount'] },
    { title: 'levels', fields: ['levels'] },
    { title: 'paid', fields: ['paid'] },
  ],
})
