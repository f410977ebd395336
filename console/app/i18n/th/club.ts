import type * as en from '../en/club'

/** Areas of what members have taken and bought: their names, and labels and options that differ from those of `fields` there. */
export const clubAreas: typeof en.clubAreas = {
  packOrder: {
    one: 'แพ็กคูปองที่ซื้อ',
    many: 'แพ็กคูปองที่ซื้อ',
    fields: {
      name: 'แพ็ก',
      memberName: 'สมาชิก',
      amount: 'ราคา',
      left: 'เหลือใช้',
      createdAt: 'สั่งเมื่อ',
      no: 'เลขที่',
      phone: 'เบอร์โทรของสมาชิก',
      paidAt: 'ชำระเมื่อ',
      refundable: 'ยังไม่ใช้เลย คืนเงินได้',
    },
    options: {
      pending: 'ยังไม่ชำระ',
      paid: 'ชำระแล้ว',
      refunded: 'คืนเงินแล้ว',
      closed: 'ไม่ได้ชำระทันเวลา',
    },
  },
  invitation: {
    one: 'การชวนเพื่อน',
    many: 'การชวนเพื่อน',
    fields: {
      inviterName: 'สมาชิก',
      friendName: 'เพื่อน',
      inviterGot: 'สมาชิกได้รับ',
      friendGot: 'เพื่อนได้รับ',
      joinedAt: 'ตอบรับเมื่อ',
      orderAmount: 'เพื่อนจ่าย',
      until: 'นับถึง',
      reason: 'เหตุผลที่ไม่นับ',
      note: 'หมายเหตุ',
    },
    options: {
      joined: 'ตอบรับแล้ว',
      qualified: 'กำลังให้รางวัล',
      rewarded: 'ได้รางวัลแล้ว',
      invalid: 'ไม่นับ',
      own: 'ลิงก์ของตัวเอง',
      phone: 'เบอร์นี้เคยใช้แล้ว',
      device: 'เครื่องนี้เคยใช้แล้ว',
      payer: 'ผู้จ่ายเป็นลูกค้าเดิม',
      ordered: 'เคยสั่งมาก่อน',
      late: 'ไม่ได้สั่งทันเวลา',
      refunded: 'ออเดอร์ถูกคืนเงิน',
      cap: 'เกินจำนวนเพื่อนต่อเดือน',
      merged: 'รวมบัญชีแล้ว',
      staff: 'พนักงานยกเลิก',
    },
  },
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
  cancelInvitation: 'ยกเลิก: รางวัลถูกเรียกคืน',
  address: 'ที่อยู่',
  sendParcel: 'จัดส่ง',
  correctParcel: 'แก้ผู้ขนส่งหรือเลขพัสดุ',
  keepOrder: 'ปฏิเสธ: ออเดอร์ดำเนินต่อ',
  giveBack: 'คืนแต้มและเงิน',
}

/** Buttons of what staff do with them, and the question that is asked first. */
export const clubMoves: typeof en.clubMoves = {
  refundPack: { button: 'คืนเงิน', question: 'คืนราคาทั้งหมด และคูปองในแพ็กจะหายไป' },
  giveBackAsked: { button: 'คืนแต้มและเงิน', question: 'สมาชิกได้แต้มและเงินคืน และของกลับมาให้แลกได้อีก' },
  packed: { button: 'พร้อมให้รับ' },
  handOver: { button: 'ส่งมอบ', question: 'สมาชิกรับของตอนนี้โดยไม่แสดงรหัส หากมีรหัสให้ส่งมอบที่หน้าแคชเชียร์' },
  arrived: { button: 'ทำเครื่องหมายว่าได้รับแล้ว', question: 'พัสดุถึงแล้ว และออเดอร์เสร็จสิ้น' },
}
