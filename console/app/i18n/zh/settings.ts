import type { settingGroups as enGroups, settings as en } from '../en/settings'
import { look } from './look'

export const settingGroups: typeof enGroups = {
  appearance: '外观与名称',
  reading: '顾客看到的文字',
  selling: '点餐与服务',
  members: '会员与资金',
}

export const settings: typeof en = {
  style: named('颜色', { color: '按钮颜色', btnColor: '按钮', fontColor: '按钮文字' }),
  goodStyle: named('菜品列表', { layout: '样式' }),
  defaultImg: named('缺图时的图片', {}),
  loadingImg: named('加载时的图片', {}),
  storeBasicSetting: named('品牌与标志', {
    ...{ brand: '品牌', logo: '标志' },
    description: '用于搜索引擎和链接预览的一句话',
  }),
  system: {
    ...named('用语、货币与功能', {
      ...{ brand: '品牌', custom: '用语（留空则用默认）', live: '自取', takeOut: '外带' },
      ...{ inStore: '堂食', integral: '积分', balance: '余额', informationTitle: '个人资料' },
      ...{ hbfh: '金额前的符号', hbmc: '货币名称' },
      power: '提供的功能',
      attachurl: '存放图片的地址',
    }),
    options: { ...look.destinations, scanOrder: '堂食点餐' },
  },
  notice: named('全体公告', { title: '标题', text: '内容' }),
  basicSetting: named('公司与联系方式', {
    ...{ company: '公司', tel: '电话', serviceHours: '服务时间' },
    ...{ line: 'LINE ID', lineQr: 'LINE 二维码', wechat: '微信号', wechatQr: '微信二维码' },
    ...{ officialLink: '网站（https://…）', webHosts: '在店面内打开的自有网站', host: '域名' },
  }),
  search: named('热门搜索', { hot: '搜索词', word: '搜索词' }),
  copywriting: named('自定义文字', { texts: '文字', key: '文字的键', text: '文字' }),
  about: legal('关于我们'),
  privacy: legal('隐私政策'),
  agreement: legal('会员协议'),
  storageAgreement: legal('储值协议'),
  partnerAgreement: legal('分销协议'),
  orderCollect: named('点餐方式', {
    ...{ delivery: '外卖', pickup: '自取', takeout: '外带', dineIn: '堂食', fast: '快速点餐' },
  }),
  scanConfig: named('可扫的码', {
    ...{ table: '餐桌', storeGoods: '门店菜单', fastfood: '快速点餐', personPay: '收银账单' },
    queue: '排队取号',
  }),
  orderSetting: named('订单', {
    ...{ payMinutes: '付款时限（分钟）', codeMinutes: '付款码有效期（分钟）' },
    ...{ remarkLength: '备注字数上限', autoCompleteHours: '自动完成（小时后）' },
    ...{ refundAnswerHours: '答复退款申请（小时内）', refundDays: '可申请退款（天内）' },
    ...{ numberPrefix: '订单号前缀', counterOrders: '柜台付款的未结订单数' },
    ...{ unpaidOrders: '每位顾客的未付订单数', unpaidPieces: '每位顾客的未付件数' },
    unpaidOrdersPerAddress: '每个网络地址的未付订单数',
    unpaidPiecesPerAddress: '每个网络地址的未付件数',
  }),
  inStoreOrderConfig: named('餐桌', {
    ...{ needPeople: '询问用餐人数', maxPeople: '每桌最多人数' },
    ...{ callSeconds: '两次呼叫的间隔（秒）', idleMinutes: '已付餐桌多久后可开新台（分钟）' },
  }),
  personPayOrderConfig: named('手机买单', {
    ...{ minAmount: '最低金额', maxAmount: '最高金额', discounts: '优惠', amount: '减免' },
  }),
  hasKp: named('收据与税务发票', {
    ...{ on: '顾客可申请完整税务发票', taxId: '税号（13 位，留空则只开收据）' },
    ...{ company: '登记公司名称', address: '登记地址', branches: '登记为分店的门店' },
    branch: '分店编号（五位）',
  }),
  queueSetting: named('排队取号', {
    ...{ graceMinutes: '叫号后等待（分钟）', timesAgain: '过号可重排次数' },
    ...{ placesAgain: '重排时前面的组数', soonAhead: '剩几组时提醒' },
  }),
  drinkSetting: named('存酒', {
    ...{ keepDays: '存放天数', extendTimes: '可延期次数', extendDays: '每次延期天数' },
    ...{ extendWithinDays: '到期前几天可延期', remindDays: '到期前几天提醒' },
    ...{ transfers: '可转赠好友', giveHours: '无人领取多久退回（小时）' },
  }),
  integralSetting: named('积分', {
    ...{ earnPerAmount: '每积一分需消费', value: '一分的价值', maxShare: '最多抵扣菜品金额的比例' },
    ...{ step: '使用的倍数', validYears: '有效年数（0 为永久）' },
  }),
  storageset: named('余额', {
    ...{ minAmount: '自定金额下限', maxAmount: '自定金额上限（0 为不可自定）' },
    ...{ dayAmount: '每日上限（0 为不限）', bonusShare: '付款中赠送金的比例' },
    ...{ chooseStore: '顾客选择门店', tillPayCode: '收银时要求支付密码' },
  }),
  storageVal: named('普通储值金额', { amounts: '金额' }),
  couponSetting: named('优惠券', {
    ...{ giveHours: '无人领取多久退回（小时）', windowCouponIds: '新人弹窗的优惠券' },
    undoMinutes: '收银核销可撤销（分钟，0 为不可）',
  }),
  giftCardSetting: named('礼品卡', { giveHours: '无人领取多久退回（小时）' }),
  partnerSetting: {
    ...named('分销', {
      ...{ levels: '佣金层级（1 或 2）', rate: '佣金', secondRate: '二级佣金' },
      ...{ goodsRates: '部分菜品的佣金', goodsId: '菜品', rate: '佣金' },
      ...{ bindDays: '绑定天数', reviewDays: '审核申请（天内）' },
      ...{ fields: '申请问题', key: '键（字母）', label: '问题' },
      ...{ options: '可选答案', option: '答案', ways: '提现方式' },
      ...{ minAmount: '最低提现', maxAmount: '最高提现（0 为不限）', feeAmount: '手续费' },
      ...{ feeRate: '手续费比例', taxRate: '代扣税', perDay: '每日提现次数（0 为不限）' },
      ...{ payoutDays: '打款（天内）', fansPerAddress: '每个网络地址每日新增粉丝' },
      ...{ oddFans: '异常：同一设备的粉丝', oddAccounts: '异常：同一地址的新账号' },
      oddRefunds: '异常：退款订单',
    }),
    options: { balance: '转入余额' },
  },
}

function named<F extends Record<string, string>>(name: string, fields: F) {
  return { one: name, many: name, fields }
}

function legal(name: string) {
  return named(name, {
    ...{ title: '标题', edition: '版本：更改后会再次征求顾客同意', sections: '章节' },
    text: '内容',
  })
}
