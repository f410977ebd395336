import type { Locale } from '@/contract/fields'

/** Texts of the gallery, of realistic length. */
interface GalleryTexts {
  title: string
  dish: string
  caption: string
  choose: string
  checkout: string
  packaging: string
  staple: string
  spicy: string
  signature: string
  orderTypes: [string, string, string]
  tabs: string[]
  sizes: [string, string]
  size: string
  heat: string
  heats: string[]
  required: string
  emptyTitle: string
  emptyText: string
  browse: string
  errorTitle: string
  errorText: string
  retry: string
  phone: string
  phoneError: string
  note: string
  pay: string
  cancel: string
  stops: [string, string, string, string]
  validFor: string
  coupon: string
  couponHint: string
  points: string
  pointsHint: string
  subtotal: string
  delivery: string
  free: string
  total: string
  modalTitle: string
  modalText: string
  notNow: string
  more: string
  closed: string
  added: string
  nav: [string, string, string, string]
  addAddress: string
}

const en: GalleryTexts = {
  title: 'Pickup time',
  dish: 'Pad Kra Pao & Egg with holy basil pork on rice',
  caption: 'Holy basil pork on rice',
  choose: 'Choose',
  checkout: 'Checkout',
  packaging: '+ packaging ฿15',
  staple: 'Add 1 staple: rice or noodles',
  spicy: 'Spicy',
  signature: 'Signature',
  orderTypes: ['Delivery', 'Pickup', 'Takeout'],
  tabs: ['All', 'To pay', 'In progress', 'Completed', 'Refunds', 'To rate'],
  sizes: ['Regular', 'Large, for two'],
  size: 'Size',
  heat: 'Heat',
  heats: ['Mild', 'Medium', 'Thai hot'],
  required: 'Required',
  emptyTitle: 'No orders yet',
  emptyText: 'Your first one earns 50 welcome points.',
  browse: 'Browse the menu',
  errorTitle: 'The menu did not load',
  errorText: 'The connection timed out. Your cart is safe.',
  retry: 'Try again',
  phone: 'Phone number',
  phoneError: 'Enter a phone number with more than 6 digits',
  note: 'Note to the kitchen',
  pay: 'Pay now',
  cancel: 'Cancel',
  stops: ['Accepted', 'Cooking', 'On the way', 'Delivered'],
  validFor: 'Code valid for',
  coupon: 'Coupon',
  couponHint: 'Best one picked for you',
  points: 'Use 200 points',
  pointsHint: 'You have 2,480',
  subtotal: 'Subtotal · 5 items',
  delivery: 'Delivery · 2.30 km',
  free: 'Free',
  total: 'Total',
  modalTitle: 'Add your phone number',
  modalText: 'We need it for pickup calls and to keep your points.',
  notNow: 'Not now',
  more: 'See all',
  closed: 'Closed now. Opens at 10:00.',
  added: 'Added to cart',
  nav: ['Home', 'Menu', 'Orders', 'Me'],
  addAddress: 'Add delivery address',
}

const th: GalleryTexts = {
  title: 'เวลารับอาหาร',
  dish: 'ข้าวผัดกะเพราหมูสับไข่ดาว ใส่พริกขี้หนูและใบกะเพราสด',
  caption: 'กะเพราหมูสับราดข้าวหอมมะลิ',
  choose: 'เลือก',
  checkout: 'สั่งซื้อ',
  packaging: '+ ค่าบรรจุภัณฑ์ ฿15',
  staple: 'เพิ่มข้าวหรือเส้นอีก 1 อย่าง',
  spicy: 'เผ็ด',
  signature: 'เมนูเด็ด',
  orderTypes: ['จัดส่ง', 'รับเอง', 'กลับบ้าน'],
  tabs: ['ทั้งหมด', 'รอชำระ', 'กำลังดำเนินการ', 'เสร็จสิ้น', 'คืนเงิน', 'ให้คะแนน'],
  sizes: ['ธรรมดา', 'ใหญ่ สำหรับสองคน'],
  size: 'ขนาด',
  heat: 'ความเผ็ด',
  heats: ['เผ็ดน้อย', 'เผ็ดกลาง', 'เผ็ดมาก'],
  required: 'ต้องเลือก',
  emptyTitle: 'ยังไม่มีคำสั่งซื้อ',
  emptyText: 'คำสั่งซื้อแรกรับคะแนนต้อนรับ 50 คะแนน',
  browse: 'ดูเมนู',
  errorTitle: 'โหลดเมนูไม่สำเร็จ',
  errorText: 'การเชื่อมต่อหมดเวลา ตะกร้าของคุณยังอยู่ครบ',
  retry: 'ลองอีกครั้ง',
  phone: 'เบอร์โทรศัพท์',
  phoneError: 'กรอกเบอร์โทรศัพท์ให้มากกว่า 6 หลัก',
  note: 'ข้อความถึงครัว',
  pay: 'ชำระเงิน',
  cancel: 'ยกเลิก',
  stops: ['รับออเดอร์', 'กำลังปรุง', 'กำลังจัดส่ง', 'จัดส่งแล้ว'],
  validFor: 'โค้ดใช้ได้อีก',
  coupon: 'คูปอง',
  couponHint: 'เลือกใบที่คุ้มที่สุดให้แล้ว',
  points: 'ใช้ 200 คะแนน',
  pointsHint: 'คุณมี 2,480 คะแนน',
  subtotal: 'ยอดรวม · 5 รายการ',
  delivery: 'ค่าจัดส่ง · 2.30 กม.',
  free: 'ฟรี',
  total: 'ทั้งหมด',
  modalTitle: 'เพิ่มเบอร์โทรศัพท์',
  modalText: 'เราใช้โทรแจ้งเมื่ออาหารพร้อมและเก็บคะแนนให้คุณ',
  notNow: 'ไว้ก่อน',
  more: 'ดูทั้งหมด',
  closed: 'ร้านปิดอยู่ เปิด 10:00 น.',
  added: 'เพิ่มลงตะกร้าแล้ว',
  nav: ['หน้าแรก', 'เมนู', 'คำสั่งซื้อ', 'ฉัน'],
  addAddress: 'เพิ่มที่อยู่จัดส่ง',
}

const zh: GalleryTexts = {
  title: '取餐时间',
  dish: '打抛猪肉饭配煎蛋与新鲜罗勒叶',
  caption: '罗勒猪肉配茉莉香米饭',
  choose: '选规格',
  checkout: '去结算',
  packaging: '+ 包装费 ฿15',
  staple: '还需加一份主食:米饭或面',
  spicy: '辣',
  signature: '招牌',
  orderTypes: ['外卖', '自取', '打包'],
  tabs: ['全部', '待付款', '进行中', '已完成', '退款', '待评价'],
  sizes: ['常规', '大份,两人享用'],
  size: '份量',
  heat: '辣度',
  heats: ['微辣', '中辣', '泰式特辣'],
  required: '必选',
  emptyTitle: '还没有订单',
  emptyText: '首单可得 50 欢迎积分。',
  browse: '去看菜单',
  errorTitle: '菜单没有加载出来',
  errorText: '连接超时。购物车没有丢。',
  retry: '再试一次',
  phone: '手机号',
  phoneError: '请输入 6 位以上的手机号',
  note: '给厨房的备注',
  pay: '立即支付',
  cancel: '取消',
  stops: ['已接单', '制作中', '配送中', '已送达'],
  validFor: '付款码有效',
  coupon: '优惠券',
  couponHint: '已为你选最优惠的一张',
  points: '使用 200 积分',
  pointsHint: '你有 2,480 积分',
  subtotal: '小计 · 5 件',
  delivery: '配送费 · 2.30 公里',
  free: '免费',
  total: '合计',
  modalTitle: '添加手机号',
  modalText: '用于取餐通知和保存你的积分。',
  notNow: '暂不',
  more: '查看全部',
  closed: '已打烊,10:00 开门。',
  added: '已加入购物车',
  nav: ['首页', '点单', '订单', '我的'],
  addAddress: '添加收货地址',
}

export const TEXTS: Record<Locale, GalleryTexts> = { en, th, zh }
export type { GalleryTexts }
