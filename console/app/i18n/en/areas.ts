/** Per area: what one and many are called, and labels that differ from those of `fields` there. */
export const areas = {
  dish: { one: 'Dish', many: 'Dishes', fields: { required: 'Must be in each order' } },
  menuCategory: {
    one: 'Category of the menu',
    many: 'Categories of the menu',
    fields: { required: 'Each order needs a dish of it', storeId: 'Store' },
  },
  couponTemplate: { one: 'Coupon template', many: 'Coupon templates', fields: { total: 'Issued in all' } },
  codeBatch: {
    one: 'Batch of codes',
    many: 'Exchange codes',
    fields: { name: 'Name for staff', amount: 'Bonus money of a code' },
  },
  couponPack: { one: 'Coupon pack', many: 'Coupon packs', fields: { total: 'Sold in all' } },
  couponActivity: { one: 'Coupon campaign', many: 'Coupon campaigns', fields: { total: 'Guests in all' } },
  giftCardDesign: {
    one: 'Gift card design',
    many: 'Gift card designs',
    fields: { minAmount: 'Least amount of choice', maxAmount: 'Greatest amount of choice' },
  },
  memberLevel: {
    one: 'Levels',
    many: 'Levels',
    fields: { name: 'Name of the level', paid: 'Paid VIP' },
  },
  vipPlan: { one: 'VIP plan', many: 'VIP plans', fields: {} },
  pointsItem: {
    one: 'Item of the points shop',
    many: 'Points shop',
    fields: { total: 'Pieces in all', templateId: 'Coupon', bonus: 'Bonus money' },
  },
  signInReward: { one: 'Daily sign-in', many: 'Daily sign-in', fields: { on: 'Members can sign in daily' } },
  birthdayReward: { one: 'Birthday gift', many: 'Birthday gift', fields: { on: 'There is a birthday gift' } },
  equityCard: { one: 'Equity card', many: 'Equity cards', fields: {} },
  topUpAmount: { one: 'Amount to pay in', many: 'Top-up amounts', fields: { amount: 'Paid in' } },
  inviteCampaign: {
    one: 'Invitation campaign',
    many: 'Invitation campaigns',
    fields: {
      perMonth: 'Friends of one member a month',
      total: 'Friends in all',
      minAmount: 'Least amount of the order',
      amount: 'Bonus money',
    },
  },
  partner: {
    one: 'Partner',
    many: 'Partners',
    fields: { name: 'Name on the application', memberName: 'Name of the member' },
  },
  withdrawal: {
    one: 'Withdrawal',
    many: 'Withdrawals',
    fields: {
      amount: 'Asked for',
      createdAt: 'Asked on',
      account: 'Account number',
      reference: 'Reference of the transfer',
    },
  },
  member: { one: 'Member', many: 'Members', fields: {} },
  memberLedger: { one: 'Ledger', many: 'Ledger', fields: {} },
  difference: { one: 'Difference', many: 'Differences', fields: {} },
  comparison: { one: 'Comparison', many: 'Comparisons with providers', fields: {} },
  staffAccount: { one: 'Person', many: 'People', fields: { storeIds: 'Works in', createdAt: 'Invited' } },
  account: { one: 'My account', many: 'My account', fields: {} },
  audit: { one: 'Entry', many: 'Audit log', fields: { staffName: 'Who', action: 'What', after: 'Changes' } },
}
