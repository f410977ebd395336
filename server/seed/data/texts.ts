import { translations, type LocalizedText, texts } from '../notation'

const section = (title: LocalizedText, text: LocalizedText) => ({
  title: translations(title),
  text: translations(text),
})

/** Guests must accept again when this changes. */
export const VERSION = '2026-11-01'

/** The privacy policy, following Thailand's Personal Data Protection Act (PDPA). */
const privacy = {
  title: texts('Privacy policy', 'นโยบายความเป็นส่วนตัว', '隐私政策'),
  version: VERSION,
  sections: [
    section(
      ['Who we are', 'เราคือใคร', '我们是谁'],
      [
        'Sala Bistro, Bangkok, decides what happens with your data. Write to hello@sala.example or call 02-000-0100 with any question about it.',
        'ศาลา บิสโทร กรุงเทพฯ เป็นผู้ควบคุมข้อมูลส่วนบุคคลของคุณ หากมีคำถาม เขียนถึง hello@sala.example หรือโทร 02-000-0100',
        '曼谷莎拉小馆是你个人数据的控制者。如有疑问，请写信至 hello@sala.example 或致电 02-000-0100。',
      ],
    ),
    section(
      ['What we keep, and what for', 'เราเก็บอะไร และเพื่ออะไร', '我们保存什么，为了什么'],
      [
        'Name, phone and address, so that your order reaches you. What you ordered and paid, so that we can answer for it and pay our taxes. Your place, only when you let your phone tell it, to find the nearest store. Your birthday, if you tell it, for a gift. Points and coupons, because they are yours.',
        'ชื่อ เบอร์โทร และที่อยู่ เพื่อให้ออเดอร์ไปถึงคุณ รายการที่สั่งและชำระ เพื่อความรับผิดชอบและภาษี ตำแหน่งของคุณเมื่ออนุญาตเท่านั้น เพื่อหาร้านที่ใกล้ที่สุด วันเกิดหากคุณบอก เพื่อมอบของขวัญ คะแนนและคูปองเพราะเป็นของคุณ',
        '姓名、电话和地址，用来把订单送到你手中；点单和付款记录，用于售后和纳税；位置仅在你允许时使用，用来找最近的门店；生日由你自愿填写，用来送上礼物；积分和优惠券，因为它们属于你。',
      ],
    ),
    section(
      ['Who else sees it', 'ใครเห็นข้อมูลบ้าง', '还有谁会看到'],
      [
        'The store that cooks your order, the rider who brings it, and the bank or app that takes the payment: each only what it needs. We do not sell data, and show no advertising of others.',
        'ร้านที่ปรุงออเดอร์ ไรเดอร์ที่จัดส่ง และธนาคารหรือแอปที่รับชำระเงิน แต่ละฝ่ายเห็นเท่าที่จำเป็น เราไม่ขายข้อมูลและไม่แสดงโฆษณาของผู้อื่น',
        '制作订单的门店、送餐的骑手，以及收款的银行或应用，各自只看到所需的部分。我们不出售数据，也不展示他人的广告。',
      ],
    ),
    section(
      ['How long', 'นานเท่าใด', '保存多久'],
      [
        'Orders and receipts for five years, as tax law asks. All else as long as you have an account; what a visitor without one leaves, for ninety days.',
        'ออเดอร์และใบเสร็จเก็บห้าปีตามกฎหมายภาษี ข้อมูลอื่นเก็บตราบที่คุณมีบัญชี ข้อมูลของผู้ที่ไม่มีบัญชีเก็บเก้าสิบวัน',
        '订单和收据按税法保存五年；其他数据在你持有账户期间保存；无账户访客的数据保存九十天。',
      ],
    ),
    section(
      ['What you may ask of us', 'สิทธิของคุณ', '你的权利'],
      [
        'To see your data, to have it corrected, moved or deleted, to say no to a use of it, and to take an agreement back at any time. You delete your account yourself in your profile. You may also complain to the Personal Data Protection Committee.',
        'ขอดู แก้ไข โอนย้าย หรือลบข้อมูล คัดค้านการใช้ และถอนความยินยอมได้ทุกเมื่อ คุณลบบัญชีได้เองในหน้าโปรไฟล์ และร้องเรียนต่อคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลได้',
        '你可以查看、更正、转移或删除数据，反对其使用，并随时撤回同意。账户可在个人资料页自行注销。你也可以向泰国个人数据保护委员会投诉。',
      ],
    ),
  ],
}

/** The membership terms. */
const agreement = {
  title: texts('Member terms', 'ข้อตกลงสมาชิก', '会员条款'),
  version: VERSION,
  sections: [
    section(
      ['Membership', 'การเป็นสมาชิก', '会员资格'],
      [
        'It is free and ends whenever you want. One person has one account; keep your password and the codes that we send to yourself.',
        'สมัครฟรีและยกเลิกได้ทุกเมื่อ หนึ่งคนต่อหนึ่งบัญชี โปรดเก็บรหัสผ่านและรหัสที่เราส่งให้ไว้เป็นความลับ',
        '会员免费，可随时退出。每人一个账户，请妥善保管密码和我们发送的验证码。',
      ],
    ),
    section(
      ['Orders', 'การสั่งซื้อ', '订单'],
      [
        'An order is agreed when the kitchen accepts it. Until then you can cancel it without cost. Prices are those that the checkout shows, VAT included.',
        'ออเดอร์มีผลเมื่อครัวรับแล้ว ก่อนหน้านั้นยกเลิกได้โดยไม่เสียค่าใช้จ่าย ราคาเป็นไปตามหน้าชำระเงิน รวมภาษีมูลค่าเพิ่มแล้ว',
        '厨房接单后订单成立，在此之前可免费取消。价格以结账页显示为准，已含增值税。',
      ],
    ),
    section(
      ['Points, coupons and balance', 'คะแนน คูปอง และยอดเงิน', '积分、优惠券和余额'],
      [
        'Points come with paid orders and go back with refunds. A coupon says where and until when it holds. Stored balance does not expire, and can be paid back on request.',
        'คะแนนได้จากออเดอร์ที่ชำระแล้วและคืนเมื่อมีการคืนเงิน คูปองระบุร้านและวันหมดอายุ ยอดเงินไม่มีวันหมดอายุและขอคืนได้',
        '积分随已付订单获得，退款时扣回。优惠券注明适用门店和期限。储值余额不过期，可申请退还。',
      ],
    ),
    section(
      ['When something goes wrong', 'เมื่อเกิดปัญหา', '出现问题时'],
      [
        'Tell us from the order, best within a day: we cook it again or pay it back. Thai law applies.',
        'แจ้งเราผ่านหน้าออเดอร์ ควรภายในหนึ่งวัน เราจะปรุงใหม่หรือคืนเงิน ข้อตกลงนี้อยู่ภายใต้กฎหมายไทย',
        '请尽量在一天内通过订单页告知，我们会重做或退款。本条款适用泰国法律。',
      ],
    ),
  ],
}

/** What members agree to when they top up. */
const storageAgreement = {
  title: texts('Top-up terms', 'เงื่อนไขการเติมเงิน', '储值协议'),
  version: VERSION,
  sections: [
    section(
      ['Your balance', 'ยอดเงินของคุณ', '您的余额'],
      [
        'What you pay in and the bonus are kept apart. Both pay in every store of ours, do not expire, and are not paid out in cash except as said below.',
        'เงินที่คุณเติมและโบนัสแยกบัญชีกัน ทั้งสองใช้จ่ายได้ทุกสาขา ไม่มีวันหมดอายุ และไม่แลกเป็นเงินสดนอกจากตามข้อถัดไป',
        '您储值的本金与赠送金额分开记账，均可在所有门店使用，不会过期；除下述情况外不予提现。',
      ],
    ),
    section(
      ['Refunds', 'การคืนเงิน', '退款'],
      [
        'Within seven days we pay an unused top-up back to where it came from. The bonus, points and coupons that came with it are taken back.',
        'ภายในเจ็ดวัน เราคืนเงินที่เติมและยังไม่ได้ใช้ไปยังช่องทางเดิม โดยเรียกคืนโบนัส คะแนน และคูปองที่ได้รับ',
        '七天内，未使用的储值可原路退回，随之赠送的金额、积分和优惠券将被收回。',
      ],
    ),
    section(
      ['Safety', 'ความปลอดภัย', '安全'],
      [
        'Show your member code only to our staff. With a pay code, nobody else can spend your balance from your phone.',
        'แสดงรหัสสมาชิกให้พนักงานของเราเท่านั้น หากตั้งรหัสชำระเงิน ผู้อื่นจะใช้ยอดเงินจากโทรศัพท์ของคุณไม่ได้',
        '会员码请只向店员出示。设置支付密码后，他人无法用您的手机动用余额。',
      ],
    ),
  ],
}

const about = {
  title: texts('About us', 'เกี่ยวกับเรา', '关于我们'),
  version: VERSION,
  sections: [
    section(
      ['Sala Bistro', 'ศาลา บิสโทร', '莎拉小馆'],
      [
        'Thai cooking as in an open pavilion by the river: curries pounded by hand, noodles to order, mangoes in season. Three kitchens in Bangkok.',
        'อาหารไทยแบบนั่งศาลาริมน้ำ พริกแกงตำมือ ก๋วยเตี๋ยวปรุงทีละชาม มะม่วงตามฤดู สามครัวในกรุงเทพฯ',
        '像在河边凉亭里吃的泰国菜：手舂咖喱、现点现煮的面、当季芒果。曼谷三家厨房。',
      ],
    ),
    section(
      ['Reach us', 'ติดต่อเรา', '联系我们'],
      [
        'Call 02-000-0100 or write to hello@sala.example, every day from 9 to 21.',
        'โทร 02-000-0100 หรือเขียนถึง hello@sala.example ทุกวัน 9:00–21:00 น.',
        '致电 02-000-0100 或写信至 hello@sala.example，每天 9 点至 21 点。',
      ],
    ),
  ],
}

/** What partners agree to. */
const partnerAgreement = {
  title: texts('Partner terms', 'ข้อตกลงพาร์ตเนอร์', '分销商协议'),
  version: VERSION,
  sections: [
    section(
      ['What you earn', 'รายได้ของคุณ', '您的收益'],
      [
        'You earn 5% of what your people pay for dishes, without delivery, packaging, service and VAT. It waits until seven days after the order is completed, then it is yours. After a refund it is taken back in the same proportion.',
        'คุณได้รับ 5% ของค่าอาหารที่คนของคุณจ่าย ไม่รวมค่าส่ง ค่าบรรจุภัณฑ์ ค่าบริการ และภาษีมูลค่าเพิ่ม รายได้จะเป็นของคุณหลังออเดอร์เสร็จสิ้นเจ็ดวัน หากมีการคืนเงินจะเรียกคืนตามสัดส่วน',
        '好友支付的菜品金额（不含配送、打包、服务费及增值税）的 5% 归您。订单完成满七天后入账；如发生退款，按比例扣回。',
      ],
    ),
    section(
      ['Your people', 'คนของคุณ', '您的好友'],
      [
        'Who opens your link for the first time is yours for 12 months, unless a friend of another partner. You see names and sums, never dishes or addresses. There is one level: you earn by orders, not by finding partners.',
        'ผู้ที่เปิดลิงก์ของคุณครั้งแรกจะเป็นคนของคุณ 12 เดือน เว้นแต่เป็นคนของพาร์ตเนอร์อื่น คุณเห็นเพียงชื่อและยอดรวม ไม่เห็นรายการอาหารหรือที่อยู่ มีเพียงระดับเดียว คุณได้รายได้จากออเดอร์ ไม่ใช่จากการหาพาร์ตเนอร์',
        '首次打开您链接的客人在 12 个月内归属于您（已属于其他分销商的除外）。您只能看到姓名与合计，看不到菜品和地址。仅设一级：收益来自订单，而非发展分销商。',
      ],
    ),
    section(
      ['Withdrawals', 'การถอนเงิน', '提现'],
      [
        'From ฿100 on, to PromptPay or your bank within two days, less a fee of ฿5 and 3% of withholding tax; to your Sala balance at once and free of charge.',
        'ตั้งแต่ ฿100 ไปยังพร้อมเพย์หรือธนาคารภายในสองวัน หักค่าธรรมเนียม ฿5 และภาษีหัก ณ ที่จ่าย 3% หรือเข้ายอดเงินศาลาทันทีโดยไม่มีค่าธรรมเนียม',
        '满 ฿100 可提现至 PromptPay 或银行账户，两天内到账，扣除手续费 ฿5 及 3% 预扣税；转入莎拉余额即时到账，免手续费。',
      ],
    ),
  ],
}

/** Texts of the restaurant, as configuration blocks. */
export const TEXTS = { privacy, agreement, about, storageAgreement, partnerAgreement }
