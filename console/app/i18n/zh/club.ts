import type * as en from '../en/club'

/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas: typeof en.clubAreas = {
  packOrder: {
    one: '已购券包',
    many: '已购券包',
    fields: {
      name: '券包',
      memberName: '会员',
      amount: '价格',
      left: '剩余可用',
      createdAt: '下单时间',
      no: '订单号',
      phone: '会员电话',
      paidAt: '付款时间',
      refundable: '未使用，可退款',
    },
    options: {
      pending: '未付款',
      paid: '已付款',
      refunded: '已退款',
      closed: '超时未付',
    },
  },
  invitation: {
    one: '邀请记录',
    many: '邀请记录',
    fields: {
      inviterName: '会员',
      friendName: '好友',
      inviterGot: '会员获得',
      friendGot: '好友获得',
      joinedAt: '接受时间',
      orderAmount: '好友消费',
      until: '有效至',
      reason: '不计入的原因',
      note: '备注',
    },
    options: {
      joined: '已接受',
      qualified: '奖励发放中',
      rewarded: '已奖励',
      invalid: '不计入',
      own: '自己的链接',
      phone: '手机号曾使用',
      device: '设备曾使用',
      payer: '付款人是老顾客',
      ordered: '之前下过单',
      late: '未按时下单',
      refunded: '订单已退款',
      cap: '超过每月好友上限',
      merged: '账号已合并',
      staff: '员工取消',
    },
  },
  pointsOrder: {
    one: '积分订单',
    many: '积分订单',
    fields: {
      name: '商品',
      num: '数量',
      memberName: '会员',
      way: '领取方式',
      storeName: '门店',
      createdAt: '兑换时间',
      orderNo: '订单号',
      caption: '名称下的说明',
      phone: '会员电话',
      points: '积分',
      payAmount: '积分以外支付',
      carrier: '快递公司',
      trackingNo: '运单号',
      shippedAt: '寄出或备好时间',
      completedAt: '完成时间',
      endedAt: '关闭或退还时间',
      reason: '申请退还的原因',
      answer: '给会员的回复',
    },
    options: {
      none: '即时到账',
      pendingPayment: '未付款',
      pendingShipment: '待备货',
      pendingReceipt: '已寄出或可领取',
      completed: '已完成',
      closed: '已关闭',
      refunding: '申请退还',
      refunded: '已退还',
    },
  },
}

/** Headings of what staff do with them. */
export const clubSections: typeof en.clubSections = {
  cancelInvitation: '取消：收回奖励',
  address: '地址',
  sendParcel: '寄出',
  correctParcel: '更正快递公司或运单号',
  keepOrder: '拒绝：订单继续',
  giveBack: '退还积分和款项',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves: typeof en.clubMoves = {
  refundPack: { button: '退款', question: '退还全部价款，券包中的优惠券随之失效。' },
  giveBackAsked: { button: '退还积分和款项', question: '会员会收回积分和款项，商品重新可兑换。' },
  packed: { button: '可以领取' },
  handOver: { button: '交付', question: '会员未出示领取码，现在直接领取。有领取码时请在收银处发放。' },
  arrived: { button: '标记为已收到', question: '包裹已送达，订单完成。' },
}
