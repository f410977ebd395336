import type { LocalizedText } from '../notation'

interface QuestionSeed {
  id: string
  title: LocalizedText
  /** HTML. */
  answer: LocalizedText
}

interface GroupSeed {
  id: string
  title: LocalizedText
  questions: readonly QuestionSeed[]
}

const question = (id: string, title: LocalizedText, answer: LocalizedText): QuestionSeed => ({ id, title, answer })

const ordering: GroupSeed = {
  id: 'ordering',
  title: ['Ordering', 'การสั่งอาหาร', '点餐'],
  questions: [
    question(
      'ways',
      ['Which ways are there to order?', 'สั่งอาหารได้กี่วิธี', '有哪些点餐方式？'],
      [
        '<ul><li><strong>Delivery</strong>: a rider brings it to you.</li><li><strong>Pickup</strong>: order ahead, and collect it when it is ready.</li><li><strong>Takeaway</strong>: order in the store and take it along.</li><li><strong>At the table</strong>: scan the code that stands there.</li><li><strong>Fast order</strong>: sit down anywhere and wait for your number.</li></ul><p>The home page shows what the store of your choice offers.</p>',
        '<ul><li><strong>เดลิเวอรี</strong>: ไรเดอร์ส่งถึงที่</li><li><strong>รับเอง</strong>: สั่งล่วงหน้าแล้วมารับเมื่อเสร็จ</li><li><strong>กลับบ้าน</strong>: สั่งที่ร้านแล้วถือกลับ</li><li><strong>ที่โต๊ะ</strong>: สแกนโค้ดบนโต๊ะ</li><li><strong>สั่งด่วน</strong>: นั่งตรงไหนก็ได้แล้วรอเรียกหมายเลข</li></ul><p>หน้าแรกแสดงวิธีที่ร้านซึ่งคุณเลือกเปิดให้บริการ</p>',
        '<ul><li><strong>外卖</strong>：骑手送上门。</li><li><strong>自取</strong>：提前下单，做好后来取。</li><li><strong>打包</strong>：到店点单带走。</li><li><strong>堂食</strong>：扫桌上的二维码。</li><li><strong>快餐</strong>：随意就座，等叫号。</li></ul><p>首页会显示所选门店提供的方式。</p>',
      ],
    ),
    question(
      'table',
      ['How do we order together at a table?', 'สั่งด้วยกันที่โต๊ะอย่างไร', '同桌怎么一起点？'],
      [
        '<ol><li>Each of you scans the code on the table.</li><li>Whatever one adds, all see at once in one cart.</li><li>Send it to the kitchen, and order more whenever you like.</li></ol><p>The bill says who had what. At Thonglor you pay once at the end; at Ari with each order.</p>',
        '<ol><li>ทุกคนสแกนโค้ดบนโต๊ะ</li><li>ใครเพิ่มอะไร ทุกคนเห็นทันทีในตะกร้าเดียวกัน</li><li>ส่งเข้าครัว แล้วสั่งเพิ่มได้ตลอด</li></ol><p>บิลบอกว่าใครสั่งอะไร ที่ทองหล่อจ่ายครั้งเดียวตอนท้าย ที่อารีย์จ่ายทุกครั้งที่สั่ง</p>',
        '<ol><li>每个人扫桌上的二维码。</li><li>谁加了菜，大家立刻在同一购物车里看到。</li><li>送到厨房，随时可以加菜。</li></ol><p>账单会列出每人点了什么。通罗店用餐后一次结账，阿黎店每次下单即付。</p>',
      ],
    ),
    question(
      'allergies',
      ['I am allergic to something. What now?', 'แพ้อาหารบางอย่างต้องทำอย่างไร', '我对某些食物过敏怎么办？'],
      [
        '<p>Each dish lists its allergens under its name. Write the rest in <strong>Note to the kitchen</strong> at the checkout; the cook reads it before starting.</p><p>All kitchens handle peanuts, fish and shellfish, so we cannot promise that nothing touches them.</p>',
        '<p>ทุกเมนูระบุสารก่อภูมิแพ้ไว้ใต้ชื่อ ส่วนอื่นเขียนใน<strong>หมายเหตุถึงครัว</strong>ตอนชำระเงิน พ่อครัวอ่านก่อนเริ่มปรุง</p><p>ทุกครัวใช้ถั่วลิสง ปลา และกุ้งปู จึงรับรองไม่ได้ว่าจะไม่ปนกันเลย</p>',
        '<p>每道菜名下都列出过敏原。其他要求请在结账时写进<strong>给厨房的备注</strong>，厨师开始前会看。</p><p>所有厨房都使用花生、鱼和虾蟹，我们无法保证完全没有接触。</p>',
      ],
    ),
  ],
}

const paying: GroupSeed = {
  id: 'paying',
  title: ['Paying and refunds', 'การชำระเงินและคืนเงิน', '付款与退款'],
  questions: [
    question(
      'promptpay',
      ['How do I pay by PromptPay?', 'จ่ายด้วยพร้อมเพย์อย่างไร', '怎么用 PromptPay 付款？'],
      [
        '<ol><li>Choose PromptPay at the checkout and place the order.</li><li>Save the code to your photos.</li><li>Open your bank’s app, choose scan, and pick the picture.</li></ol><p>A code is good for 15 minutes, and an order waits for its money for 20. The page moves on by itself.</p>',
        '<ol><li>เลือกพร้อมเพย์ตอนชำระเงินแล้วสั่งซื้อ</li><li>บันทึกโค้ดลงอัลบั้ม</li><li>เปิดแอปธนาคาร เลือกสแกน แล้วเลือกรูป</li></ol><p>โค้ดใช้ได้ 15 นาที ออเดอร์รอเงิน 20 นาที หน้าจอจะเปลี่ยนเองเมื่อเงินเข้า</p>',
        '<ol><li>结账时选择 PromptPay 并下单。</li><li>把付款码存入相册。</li><li>打开银行应用，选择扫码，再选这张图片。</li></ol><p>付款码 15 分钟内有效，订单保留 20 分钟。到账后页面会自动跳转。</p>',
      ],
    ),
    question(
      'cancel',
      ['Can I cancel an order?', 'ยกเลิกออเดอร์ได้ไหม', '可以取消订单吗？'],
      [
        '<p>Yes, from the order itself and without cost: cancel it until it is paid, or withdraw an order to pay in cash until the kitchen accepts it. After that, ask for a refund there and say why: the store answers within 24 hours, and if it does not, the money goes back.</p>',
        '<p>ได้ ทำในหน้าออเดอร์โดยไม่เสียค่าใช้จ่าย ยกเลิกได้ก่อนชำระเงิน ส่วนออเดอร์เงินสดถอนได้ก่อนครัวรับ หลังจากนั้นขอคืนเงินได้ในหน้าเดียวกันพร้อมบอกเหตุผล ร้านตอบภายใน 24 ชั่วโมง หากไม่ตอบระบบจะคืนเงินให้</p>',
        '<p>可以，在订单页免费操作：付款前可取消，现金订单在厨房接单前可撤回；之后可在同一页申请退款并说明原因。门店会在 24 小时内答复，逾期未答复将自动退款。</p>',
      ],
    ),
    question(
      'bill',
      ['Can I pay the bill of the till by phone?', 'จ่ายบิลหน้าร้านผ่านมือถือได้ไหม', '可以用手机付收银台的账单吗？'],
      [
        '<p>In stores that take it: open <strong>Pay the bill</strong> on the home page, type in what the bill says, and show the result to the staff. From ฿500 something is taken off.</p>',
        '<p>ได้ในร้านที่เปิดบริการ กด<strong>จ่ายบิล</strong>ที่หน้าแรก กรอกยอดตามบิล แล้วแสดงผลให้พนักงาน ยอดตั้งแต่ ฿500 มีส่วนลด</p>',
        '<p>支持的门店可以：在首页打开<strong>买单</strong>，输入账单金额，付款后出示给店员。满 ฿500 有优惠。</p>',
      ],
    ),
  ],
}

const bringing: GroupSeed = {
  id: 'delivery',
  title: ['Delivery', 'การจัดส่ง', '配送'],
  questions: [
    question(
      'area',
      ['Where do you deliver, and for how much?', 'ส่งถึงไหน ค่าส่งเท่าไร', '配送范围和费用是多少？'],
      [
        '<p>From Thonglor, up to 8 km around the store:</p><table><tbody><tr><td>up to 1.5 km</td><td>฿19</td></tr><tr><td>up to 3 km</td><td>฿29</td></tr><tr><td>up to 5 km</td><td>฿45</td></tr><tr><td>up to 8 km</td><td>฿69</td></tr></tbody></table><p>The smallest order is ฿150; from ฿1,200 the ride is free. The checkout shows the fee for your address.</p>',
        '<p>จากทองหล่อ ในระยะ 8 กม. รอบร้าน</p><table><tbody><tr><td>ไม่เกิน 1.5 กม.</td><td>฿19</td></tr><tr><td>ไม่เกิน 3 กม.</td><td>฿29</td></tr><tr><td>ไม่เกิน 5 กม.</td><td>฿45</td></tr><tr><td>ไม่เกิน 8 กม.</td><td>฿69</td></tr></tbody></table><p>ขั้นต่ำ ฿150 สั่งครบ ฿1,200 ส่งฟรี หน้าชำระเงินแสดงค่าส่งตามที่อยู่ของคุณ</p>',
        '<p>通罗店周围 8 公里内：</p><table><tbody><tr><td>1.5 公里内</td><td>฿19</td></tr><tr><td>3 公里内</td><td>฿29</td></tr><tr><td>5 公里内</td><td>฿45</td></tr><tr><td>8 公里内</td><td>฿69</td></tr></tbody></table><p>起送 ฿150，满 ฿1,200 免配送费。结账页会显示你地址的费用。</p>',
      ],
    ),
    question(
      'late',
      ['My order is late, or something is missing', 'ออเดอร์ช้าหรือของไม่ครบ', '订单晚到或少了东西'],
      [
        '<p>Open the order and tap <strong>Help</strong>: there you can call the rider or the store, or ask for your money back.</p>',
        '<p>เปิดออเดอร์แล้วกด<strong>ช่วยเหลือ</strong> โทรหาไรเดอร์หรือร้าน หรือขอคืนเงินได้ที่นั่น</p>',
        '<p>打开订单，点<strong>帮助</strong>：可以致电骑手或门店，也可以申请退款。</p>',
      ],
    ),
  ],
}

const membership: GroupSeed = {
  id: 'membership',
  title: ['Membership', 'สมาชิก', '会员'],
  questions: [
    question(
      'account',
      ['Do I need an account?', 'ต้องมีบัญชีไหม', '需要注册账户吗？'],
      [
        '<p>No. You can order and pay as a guest; your orders stay on this phone. With an account you keep them on every phone, collect points and get member prices.</p>',
        '<p>ไม่จำเป็น สั่งและจ่ายแบบไม่ล็อกอินได้ ออเดอร์จะอยู่ในเครื่องนี้ หากมีบัญชี ออเดอร์จะตามไปทุกเครื่อง สะสมคะแนน และได้ราคาสมาชิก</p>',
        '<p>不需要。访客也可以点餐付款，订单保存在这部手机上。有了账户，订单在任何手机上都能看到，还能积分并享受会员价。</p>',
      ],
    ),
    question(
      'points',
      ['How do points work?', 'คะแนนทำงานอย่างไร', '积分怎么算？'],
      [
        '<p>Each ฿25 that you pay earn one point, worth ฿0.10. A refund takes its points back.</p>',
        '<p>ทุก ฿25 ที่ชำระได้ 1 คะแนน มีค่า ฿0.10 เมื่อคืนเงิน คะแนนของออเดอร์นั้นถูกหักคืน</p>',
        '<p>每付 ฿25 得 1 积分，值 ฿0.10。退款时相应积分会扣回。</p>',
      ],
    ),
    question(
      'leave',
      ['How do I delete my account and data?', 'ลบบัญชีและข้อมูลอย่างไร', '怎么注销账户和删除数据？'],
      [
        '<p>Open <strong>My profile</strong> and choose to delete the account at its end. What tax law asks us to keep stays without your name.</p>',
        '<p>เปิด<strong>โปรไฟล์ของฉัน</strong> แล้วเลือกลบบัญชีด้านล่าง ข้อมูลที่กฎหมายภาษีให้เก็บจะอยู่โดยไม่มีชื่อคุณ</p>',
        '<p>打开<strong>个人资料</strong>，在页面底部选择注销账户。税法要求保留的记录会去除你的姓名。</p>',
      ],
    ),
  ],
}

/** The help centre, in drawing order. */
export const HELP: readonly GroupSeed[] = [ordering, paying, bringing, membership]
