import { memberRewardContract as calls } from '../../contract/members/memberReward'
import { rulesArea } from './area'

export const signInReward = rulesArea({
  name: 'signInReward',
  group: 'points',
  ...{ read: calls.signIn, update: calls.updateSignIn },
  sections: [
    { title: 'rules', fields: ['on', 'mode', 'remindAt', 'makeUpsPerMonth', 'makeUpCost'] },
    { title: 'rewards', fields: ['rewards', 'monthGifts'] },
  ],
})

export const birthdayReward = rulesArea({
  name: 'birthdayReward',
  group: 'points',
  ...{ read: calls.birthday, update: calls.updateBirthday },
  sections: [
    { title: 'rules', fields: ['on', 'name', 'window', 'daysBefore', 'daysAfter'] },
    { title: 'rewards', fields: ['points', 'growth', 'coupons'] },
  ],
  when: {
    daysBefore: ({ window }) => window === 'days',
    daysAfter: ({ window }) => window === 'days',
  },
})
