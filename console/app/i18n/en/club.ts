/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas = {
  packOrder: {
    one: 'Bought coupon pack',
    many: 'Bought coupon packs',
    fields: {
      name: 'Pack',
      memberName: 'Member',
      amount: 'Price',
      left: 'Left to use',
      createdAt: 'Ordered',
      no: 'Number',
      phone: 'Phone of the member',
      paidAt: 'Paid',
      refundable: 'Nothing was used: it can be refunded',
    },
    options: {
      pending: 'Not paid',
      paid: 'Paid',
      refunded: 'Refunded',
      closed: 'Not paid in time',
    },
  },
  invitation: {
    one: 'Invitation',
    many: 'Invitations',
    fields: {
      inviterName: 'Member',
      friendName: 'Friend',
      inviterGot: 'The member got',
      friendGot: 'The friend got',
      joinedAt: 'Accepted',
      orderAmount: 'The friend paid',
      until: 'Counts until',
      reason: 'Why it does not count',
      note: 'Note',
    },
    options: {
      joined: 'Accepted',
      qualified: 'Reward on its way',
      rewarded: 'Rewarded',
      invalid: 'Does not count',
      own: 'The own link',
      phone: 'Phone was here before',
      device: 'Device was here before',
      payer: 'Paid by somebody known',
      ordered: 'Had ordered before',
      late: 'No order in time',
      refunded: 'The order was refunded',
      cap: 'Too many friends in the month',
      merged: 'Accounts were joined',
      staff: 'Cancelled by staff',
    },
  },
  pointsOrder: {
    one: 'Order of the points shop',
    many: 'Points orders',
    fields: {
      name: 'Item',
      num: 'Pieces',
      memberName: 'Member',
      way: 'How it is handed over',
      storeName: 'Restaurant',
      createdAt: 'Taken on',
      orderNo: 'Number',
      caption: 'Line below the name',
      phone: 'Phone of the member',
      points: 'Points',
      payAmount: 'Paid beside points',
      carrier: 'Carrier',
      trackingNo: 'Tracking number',
      shippedAt: 'Sent or packed',
      completedAt: 'Completed',
      endedAt: 'Closed or refunded',
      reason: 'Why it goes back',
      answer: 'Message to the member',
    },
    options: {
      none: 'At once',
      pendingPayment: 'Not paid',
      pendingShipment: 'To pack',
      pendingReceipt: 'Sent or ready',
      completed: 'Completed',
      closed: 'Closed',
      refunding: 'Wants it back',
      refunded: 'Given back',
    },
  },
}

/** Headings of what staff do with them. */
export const clubSections = {
  cancelInvitation: 'Cancel: rewards are taken back',
  address: 'Address',
  sendParcel: 'Send it',
  correctParcel: 'Correct the carrier or the number',
  keepOrder: 'Refuse: the order goes on',
  giveBack: 'Give points and money back',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves = {
  refundPack: { button: 'Refund', question: 'The whole price goes back, and the coupons of the pack are gone.' },
  giveBackAsked: {
    button: 'Give points and money back',
    question: 'The member gets the points and the money back, and the pieces are on offer again.',
  },
  packed: { button: 'Ready to be collected' },
  handOver: {
    button: 'Hand over',
    question: 'The member collects it now without showing the code. The till hands it out by the code.',
  },
  arrived: { button: 'Mark as received', question: 'The parcel has arrived, and the order is completed.' },
}
