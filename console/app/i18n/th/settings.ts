import type { settingGroups as enGroups, settings as en } from '../en/settings'
import { look } from './look'

export const settingGroups: typeof enGroups = {
  appearance: 'หน้าตาและชื่อ',
  reading: 'ข้อความถึงลูกค้า',
  selling: 'การสั่งและการบริการ',
  members: 'สมาชิกและเงิน',
}

export const settings: typeof en = {
  style: named('สี', { color: 'สีของปุ่ม', btnColor: 'ปุ่ม', fontColor: 'ตัวอักษรบนปุ่ม' }),
  goodStyle: named('รายการอาหาร', { layout: 'รูปแบบ' }),
  defaultImg: named('รูปแทนเมื่อไม่มีรูป', {}),
  loadingImg: named('รูปขณะโหลด', {}),
  storeBasicSetting: named('แบรนด์และโลโก้', {
    ...{ brand: 'แบรนด์', logo: 'โลโก้' },
    description: 'หนึ่งประโยคสำหรับเครื่องมือค้นหาและตัวอย่างลิงก์',
  }),
  system: {
    ...named('คำเรียก สกุลเงิน และฟังก์ชัน', {
      ...{ brand: 'แบรนด์', custom: 'คำเรียก เว้นว่างเพื่อใช้คำปกติ', live: 'รับเอง', takeOut: 'ซื้อกลับบ้าน' },
      ...{ inStore: 'ทานที่ร้าน', integral: 'แต้ม', balance: 'ยอดเงิน', informationTitle: 'โปรไฟล์' },
      ...{ hbfh: 'สัญลักษณ์หน้าจำนวนเงิน', hbmc: 'ชื่อสกุลเงิน' },
      power: 'ฟังก์ชันที่เปิดให้ใช้',
      attachurl: 'ที่อยู่ซึ่งเก็บรูปภาพ',
    }),
    options: { ...look.destinations, scanOrder: 'สั่งที่โต๊ะ' },
  },
  notice: named('ประกาศถึงลูกค้าทุกคน', { title: 'หัวข้อ', text: 'ข้อความ' }),
  basicSetting: named('บริษัทและช่องทางติดต่อ', {
    ...{ company: 'บริษัท', tel: 'โทรศัพท์', serviceHours: 'เวลาที่ติดต่อได้' },
    ...{ line: 'LINE ID', lineQr: 'คิวอาร์ LINE', wechat: 'WeChat ID', wechatQr: 'คิวอาร์ WeChat' },
    ...{ officialLink: 'เว็บไซต์ (https://…)', webHosts: 'เว็บของร้านที่เปิดในหน้าร้าน', host: 'โฮสต์' },
  }),
  search: named('คำค้นยอดนิยม', { hot: 'คำค้น', word: 'คำค้น' }),
  copywriting: named('ข้อความของร้านเอง', { texts: 'ข้อความ', key: 'คีย์ของข้อความ', text: 'ข้อความ' }),
  about: legal('เกี่ยวกับเรา'),
  privacy: legal('นโยบายความเป็นส่วนตัว'),
  agreement: legal('ข้อกำหนดสมาชิก'),
  storageAgreement: legal('ข้อกำหนดการเติมเงิน'),
  partnerAgreement: legal('ข้อกำหนดพาร์ตเนอร์'),
  orderCollect: named('วิธีสั่ง', {
    ...{ delivery: 'เดลิเวอรี', pickup: 'รับเอง', takeout: 'ซื้อกลับบ้าน', dineIn: 'ทานที่ร้าน', fast: 'สั่งด่วน' },
  }),
  scanConfig: named('โค้ดสำหรับสแกน', {
    ...{ table: 'โต๊ะ', storeGoods: 'เมนูของสาขา', fastfood: 'สั่งด่วน', personPay: 'บิลหน้าร้าน' },
    queue: 'บัตรคิว',
  }),
  orderSetting: named('ออเดอร์', {
    ...{ payMinutes: 'เวลาชำระเงิน (นาที)', codeMinutes: 'อายุโค้ดชำระเงิน (นาที)' },
    ...{ remarkLength: 'ความยาวหมายเหตุถึงครัว (ตัวอักษร)', autoCompleteHours: 'ออเดอร์เสร็จสิ้นเองหลัง (ชั่วโมง)' },
    ...{ refundAnswerHours: 'ตอบคำขอคืนเงินภายใน (ชั่วโมง)', refundDays: 'ขอคืนเงินได้ภายใน (วัน)' },
    ...{ numberPrefix: 'ตัวอักษรนำหน้าเลขออเดอร์', counterOrders: 'ออเดอร์ค้างจ่ายที่เคาน์เตอร์' },
    ...{ unpaidOrders: 'ออเดอร์ค้างจ่ายต่อลูกค้า', unpaidPieces: 'จำนวนชิ้นค้างจ่ายต่อลูกค้า' },
    unpaidOrdersPerAddress: 'ออเดอร์ค้างจ่ายต่อที่อยู่เครือข่าย',
    unpaidPiecesPerAddress: 'จำนวนชิ้นค้างจ่ายต่อที่อยู่เครือข่าย',
  }),
  inStoreOrderConfig: named('โต๊ะ', {
    ...{ needPeople: 'ถามจำนวนคน', maxPeople: 'จำนวนคนสูงสุดต่อโต๊ะ' },
    ...{ callSeconds: 'เว้นระหว่างการเรียก (วินาที)', idleMinutes: 'โต๊ะที่จ่ายแล้วว่างให้กลุ่มใหม่หลัง (นาที)' },
  }),
  personPayOrderConfig: named('จ่ายบิลด้วยมือถือ', {
    ...{ minAmount: 'ยอดต่ำสุด', maxAmount: 'ยอดสูงสุด', discounts: 'ส่วนลด', amount: 'ลด' },
  }),
  hasKp: named('ใบเสร็จและใบกำกับภาษี', {
    ...{ on: 'ลูกค้าขอใบกำกับภาษีเต็มรูปได้', taxId: 'เลขผู้เสียภาษี 13 หลัก (ว่าง: ใบเสร็จธรรมดา)' },
    ...{ company: 'ชื่อบริษัทตามทะเบียน', address: 'ที่อยู่ตามทะเบียน', branches: 'ร้านที่จดเป็นสาขา' },
    branch: 'เลขสาขา (5 หลัก)',
  }),
  queueSetting: named('บัตรคิว', {
    ...{ graceMinutes: 'รอหลังเรียกคิว (นาที)', timesAgain: 'จำนวนครั้งที่รับคิวที่ผ่านแล้ว' },
    ...{ placesAgain: 'ต่อหลังอีกกี่กลุ่ม', soonAhead: 'แจ้งเมื่อเหลืออีกกี่กลุ่ม' },
  }),
  drinkSetting: named('ฝากเครื่องดื่ม', {
    ...{ keepDays: 'จำนวนวันที่ฝาก', extendTimes: 'จำนวนครั้งที่ขยายได้', extendDays: 'ขยายครั้งละ (วัน)' },
    ...{ extendWithinDays: 'ขยายได้ก่อนหมดอายุ (วัน)', remindDays: 'แจ้งก่อนหมดอายุ (วัน)' },
    ...{ transfers: 'ให้เพื่อนได้', giveHours: 'คืนเมื่อไม่มีผู้รับหลัง (ชั่วโมง)' },
  }),
  integralSetting: named('แต้ม', {
    ...{ earnPerAmount: 'ยอดใช้จ่ายต่อหนึ่งแต้ม', value: 'มูลค่าหนึ่งแต้ม', maxShare: 'ใช้ได้ไม่เกินสัดส่วนของค่าอาหาร' },
    ...{ step: 'ใช้ครั้งละเป็นจำนวนเท่าของ', validYears: 'อายุแต้ม (ปี, 0: ตลอด)' },
  }),
  storageset: named('ยอดเงินในบัญชี', {
    ...{ minAmount: 'ยอดกำหนดเองต่ำสุด', maxAmount: 'ยอดกำหนดเองสูงสุด (0: ไม่มี)' },
    ...{ dayAmount: 'สูงสุดต่อวัน (0: ไม่จำกัด)', bonusShare: 'สัดส่วนที่จ่ายจากเงินโบนัส' },
    ...{ chooseStore: 'ลูกค้าเลือกสาขาเอง', tillPayCode: 'ขอรหัสจ่ายเงินที่เคาน์เตอร์' },
  }),
  storageVal: named('ยอดเติมเงินธรรมดา', { amounts: 'ยอดเงิน' }),
  couponSetting: named('คูปอง', {
    ...{ giveHours: 'คืนเมื่อไม่มีผู้รับหลัง (ชั่วโมง)', windowCouponIds: 'คูปองต้อนรับลูกค้าใหม่' },
    undoMinutes: 'ยกเลิกการใช้ที่เคาน์เตอร์ได้ภายใน (นาที, 0: ไม่ได้)',
  }),
  giftCardSetting: named('บัตรของขวัญ', { giveHours: 'คืนเมื่อไม่มีผู้รับหลัง (ชั่วโมง)' }),
  partnerSetting: {
    ...named('พาร์ตเนอร์', {
      ...{ levels: 'ระดับค่าแนะนำ (1 หรือ 2)', rate: 'ค่าแนะนำ', secondRate: 'ค่าแนะนำระดับที่สอง' },
      ...{ goodsRates: 'ค่าแนะนำของบางเมนู', goodsId: 'เมนู', rate: 'ค่าแนะนำ' },
      ...{ bindDays: 'ผูกลูกทีมไว้ (วัน)', reviewDays: 'พิจารณาใบสมัครภายใน (วัน)' },
      ...{ fields: 'คำถามในใบสมัคร', key: 'คีย์ (ตัวอักษร)', label: 'คำถาม' },
      ...{ options: 'คำตอบให้เลือก', option: 'คำตอบ', ways: 'วิธีจ่ายเงิน' },
      ...{ minAmount: 'ถอนขั้นต่ำ', maxAmount: 'ถอนสูงสุด (0: ไม่จำกัด)', feeAmount: 'ค่าธรรมเนียม' },
      ...{ feeRate: 'ค่าธรรมเนียม (สัดส่วน)', taxRate: 'ภาษีหัก ณ ที่จ่าย', perDay: 'ถอนได้ต่อวัน (0: ไม่จำกัด)' },
      ...{ payoutDays: 'จ่ายเงินภายใน (วัน)', fansPerAddress: 'ลูกทีมใหม่ต่อที่อยู่เครือข่ายต่อวัน' },
      ...{ oddFans: 'ผิดปกติ: ลูกทีมจากเครื่องเดียว', oddAccounts: 'ผิดปกติ: บัญชีใหม่จากที่อยู่เดียว' },
      oddRefunds: 'ผิดปกติ: ออเดอร์ที่คืนเงิน',
    }),
    options: { balance: 'เข้ายอดเงินสมาชิก' },
  },
}

function named<F extends Record<string, string>>(name: string, fields: F) {
  return { one: name, many: name, fields }
}

function legal(name: string) {
  return named(name, {
    ...{ title: 'หัวข้อ', edition: 'เวอร์ชัน: เมื่อเปลี่ยน ลูกค้าจะถูกถามอีกครั้ง', sections: 'หมวด' },
    text: 'ข้อความ',
  })
}
