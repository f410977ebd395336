import type { areas as en } from '../en/areas'

export const areas: typeof en = {
  dish: { one: 'เมนูอาหาร', many: 'เมนูอาหาร', fields: { required: 'ต้องมีในทุกออเดอร์' } },
  menuCategory: {
    one: 'หมวดเมนู',
    many: 'หมวดเมนู',
    fields: { required: 'ทุกออเดอร์ต้องมีเมนูในหมวดนี้', storeId: 'สาขา' },
  },
  couponTemplate: { one: 'แบบคูปอง', many: 'แบบคูปอง', fields: { total: 'จำนวนที่ออกทั้งหมด' } },
  codeBatch: { one: 'ชุดรหัสแลก', many: 'รหัสแลกคูปอง', fields: { name: 'ชื่อสำหรับพนักงาน', amount: 'เงินโบนัสต่อรหัส' } },
  couponPack: { one: 'แพ็กคูปอง', many: 'แพ็กคูปอง', fields: { total: 'จำนวนขายทั้งหมด' } },
  couponActivity: { one: 'แคมเปญคูปอง', many: 'แคมเปญคูปอง', fields: { total: 'จำนวนลูกค้าทั้งหมด' } },
  giftCardDesign: {
    one: 'แบบบัตรของขวัญ',
    many: 'แบบบัตรของขวัญ',
    fields: { minAmount: 'ยอดต่ำสุดที่กำหนดเอง', maxAmount: 'ยอดสูงสุดที่กำหนดเอง' },
  },
  memberLevel: {
    one: 'ระดับสมาชิก',
    many: 'ระดับสมาชิก',
    fields: { name: 'ชื่อระดับ', paid: 'VIP แบบชำระเงิน' },
  },
  vipPlan: { one: 'แพ็กเกจ VIP', many: 'แพ็กเกจ VIP', fields: {} },
  pointsItem: {
    one: 'ของแลกแต้ม',
    many: 'ร้านแลกแต้ม',
    fields: { total: 'จำนวนทั้งหมด', templateId: 'คูปอง', bonus: 'เงินโบนัส' },
  },
  signInReward: { one: 'เช็กอินรายวัน', many: 'เช็กอินรายวัน', fields: { on: 'เปิดให้สมาชิกเช็กอินทุกวัน' } },
  birthdayReward: { one: 'ของขวัญวันเกิด', many: 'ของขวัญวันเกิด', fields: { on: 'มีของขวัญวันเกิด' } },
  equityCard: { one: 'บัตรสิทธิ์', many: 'บัตรสิทธิ์', fields: {} },
  topUpAmount: { one: 'ยอดเติมเงิน', many: 'ยอดเติมเงิน', fields: { amount: 'ยอดที่จ่าย' } },
  inviteCampaign: {
    one: 'แคมเปญชวนเพื่อน',
    many: 'แคมเปญชวนเพื่อน',
    fields: { perMonth: 'เพื่อนต่อสมาชิกต่อเดือน', total: 'เพื่อนทั้งหมด', minAmount: 'ยอดสั่งขั้นต่ำ', amount: 'เงินโบนัส' },
  },
  partner: { one: 'พาร์ตเนอร์', many: 'พาร์ตเนอร์', fields: { name: 'ชื่อในใบสมัคร', memberName: 'ชื่อสมาชิก' } },
  withdrawal: {
    one: 'การถอนเงิน',
    many: 'การถอนเงิน',
    fields: { amount: 'ยอดที่ขอถอน', createdAt: 'ขอเมื่อ', account: 'เลขที่บัญชี', reference: 'เลขอ้างอิงการโอน' },
  },
  member: { one: 'สมาชิก', many: 'สมาชิก', fields: {} },
  memberOrder: {
    one: 'ออเดอร์',
    many: 'ออเดอร์',
    fields: {
      createdAt: 'เวลาสั่ง',
      orderNo: 'เลขออเดอร์',
      storeName: 'สาขา',
      diningType: 'วิธีสั่ง',
      stateText: 'สถานะ',
      payAmount: 'ยอดเงิน',
    },
  },
  memberLedger: { one: 'รายการเดินบัญชี', many: 'รายการเดินบัญชี', fields: {} },
  difference: { one: 'รายการไม่ตรงกัน', many: 'รายการไม่ตรงกัน', fields: {} },
  comparison: { one: 'การกระทบยอด', many: 'การกระทบยอดกับผู้ให้บริการ', fields: {} },
  staffAccount: { one: 'พนักงาน', many: 'พนักงาน', fields: { storeIds: 'ประจำสาขา', createdAt: 'เชิญเมื่อ' } },
  account: { one: 'บัญชีของฉัน', many: 'บัญชีของฉัน', fields: {} },
  audit: { one: 'รายการ', many: 'บันทึกการทำงาน', fields: { staffName: 'ผู้ทำ', action: 'สิ่งที่ทำ', after: 'การเปลี่ยนแปลง' } },
}
