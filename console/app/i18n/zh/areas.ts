import type { areas as en } from '../en/areas'

export const areas: typeof en = {
  dish: { one: '菜品', many: '菜品', fields: { required: '每单必点' } },
  menuCategory: {
    one: '菜单分类',
    many: '菜单分类',
    fields: { required: '每单须含该分类的菜品', storeId: '门店' },
  },
  couponTemplate: { one: '优惠券模板', many: '优惠券模板', fields: { total: '总发放量' } },
  codeBatch: { one: '兑换码批次', many: '兑换码', fields: { name: '内部名称', amount: '每码赠送金额' } },
  couponPack: { one: '优惠券包', many: '优惠券包', fields: { total: '总销量上限' } },
  couponActivity: { one: '领券活动', many: '领券活动', fields: { total: '总领取人数' } },
  giftCardDesign: {
    one: '礼品卡样式',
    many: '礼品卡样式',
    fields: { minAmount: '自选金额下限', maxAmount: '自选金额上限' },
  },
  memberLevel: { one: '会员等级', many: '会员等级', fields: { name: '等级名称', paid: '付费会员' } },
  vipPlan: { one: '付费会员方案', many: '付费会员方案', fields: {} },
  pointsItem: {
    one: '积分商品',
    many: '积分商城',
    fields: { total: '总数量', templateId: '优惠券', bonus: '赠送金额' },
  },
  signInReward: { one: '每日签到', many: '每日签到', fields: { on: '开放每日签到' } },
  birthdayReward: { one: '生日礼', many: '生日礼', fields: { on: '启用生日礼' } },
  equityCard: { one: '权益卡', many: '权益卡', fields: {} },
  topUpAmount: { one: '充值金额', many: '充值金额', fields: { amount: '充值' } },
  inviteCampaign: {
    one: '邀请活动',
    many: '邀请活动',
    fields: { perMonth: '每人每月邀请数', total: '邀请总数', minAmount: '订单最低金额', amount: '赠送金额' },
  },
  partner: { one: '分销商', many: '分销商', fields: { name: '申请人姓名', memberName: '会员昵称' } },
  withdrawal: {
    one: '提现',
    many: '分销提现',
    fields: { amount: '申请金额', createdAt: '申请时间', account: '账号', reference: '转账凭证号' },
  },
  member: { one: '会员', many: '会员', fields: {} },
  memberLedger: { one: '账户明细', many: '账户明细', fields: {} },
  difference: { one: '差异', many: '对账差异', fields: {} },
  comparison: { one: '对账', many: '与支付机构对账', fields: {} },
  staffAccount: { one: '员工', many: '员工', fields: { storeIds: '所属门店', createdAt: '邀请时间' } },
  account: { one: '我的账户', many: '我的账户', fields: {} },
  audit: { one: '记录', many: '操作日志', fields: { staffName: '操作人', action: '操作', after: '变更' } },
}
