/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas = {
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
  address: 'Address',
  sendParcel: 'Send it',
  correctParcel: 'Correct the carrier or the number',
  keepOrder: 'Refuse: the order goes on',
  giveBack: 'Give points and money back',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves = {
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
