import type * as en from '../en/club'

/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas: typeof en.clubAreas = {
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
  address: '地址',
  sendParcel: '寄出',
  correctParcel: '更正快递公司或运单号',
  keepOrder: '拒绝：订单继续',
  giveBack: '退还积分和款项',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves: typeof en.clubMoves = {
  giveBackAsked: { button: '退还积分和款项', question: '会员会收回积分和款项，商品重新可兑换。' },
  packed: { button: '可以领取' },
  handOver: { button: '交付', question: '会员未出示领取码，现在直接领取。有领取码时请在收银处发放。' },
  arrived: { button: '标记为已收到', question: '包裹已送达，订单完成。' },
}
