import type * as en from '../en/club'

/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas: typeof en.clubAreas = {
  pointsOrder: {
    one: 'ออเดอร์แลกแต้ม',
    many: 'ออเดอร์แลกแต้ม',
    fields: {
      name: 'ของแลก',
      num: 'จำนวน',
      memberName: 'สมาชิก',
      way: 'วิธีรับของ',
      storeName: 'ร้าน',
      createdAt: 'แลกเมื่อ',
      orderNo: 'เลขที่',
      caption: 'ข้อความใต้ชื่อ',
      phone: 'เบอร์โทรของสมาชิก',
      points: 'แต้ม',
      payAmount: 'ชำระเพิ่มจากแต้ม',
      carrier: 'ผู้ขนส่ง',
      trackingNo: 'เลขพัสดุ',
      shippedAt: 'ส่งหรือจัดของแล้วเมื่อ',
      completedAt: 'เสร็จสิ้นเมื่อ',
      endedAt: 'ปิดหรือคืนเมื่อ',
      reason: 'เหตุผลที่ขอคืน',
      answer: 'ข้อความถึงสมาชิก',
    },
    options: {
      none: 'ได้ทันที',
      pendingPayment: 'ยังไม่ชำระ',
      pendingShipment: 'รอจัดของ',
      pendingReceipt: 'ส่งแล้วหรือพร้อมรับ',
      completed: 'เสร็จสิ้น',
      closed: 'ปิดแล้ว',
      refunding: 'ขอคืน',
      refunded: 'คืนแล้ว',
    },
  },
}

/** Headings of what staff do with them. */
export const clubSections: typeof en.clubSections = {
  address: 'ที่อยู่',
  sendParcel: 'จัดส่ง',
  correctParcel: 'แก้ผู้ขนส่งหรือเลขพัสดุ',
  keepOrder: 'ปฏิเสธ: ออเดอร์ดำเนินต่อ',
  giveBack: 'คืนแต้มและเงิน',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves: typeof en.clubMoves = {
  giveBackAsked: { button: 'คืนแต้มและเงิน', question: 'สมาชิกได้แต้มและเงินคืน และของกลับมาให้แลกได้อีก' },
  packed: { button: 'พร้อมให้รับ' },
  handOver: { button: 'ส่งมอบ', question: 'สมาชิกรับของตอนนี้โดยไม่แสดงรหัส หากมีรหัสให้ส่งมอบที่หน้าแคชเชียร์' },
  arrived: { button: 'ทำเครื่องหมายว่าได้รับแล้ว', question: 'พัสดุถึงแล้ว และออเดอร์เสร็จสิ้น' },
}
