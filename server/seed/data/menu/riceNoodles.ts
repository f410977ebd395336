import { baht, type MenuCategory } from '../../notation'
import { heat, leaveOut, noodle, plate, protein } from './choices'
import { addUpTo, setDrink } from './extras'
import { rice } from './rice'

/** The staples: every order must contain one. */
export const riceNoodles: MenuCategory = {
  id: 'rice-noodles',
  name: ['Rice & noodles', 'ข้าวและเส้น', '米饭粉面'],
  note: ['One in every order', 'เลือกอย่างน้อย 1 อย่าง', '每单至少选 1 份'],
  required: true,
  pack: 5,
  dishes: [
    {
      id: 'pad_thai',
      name: ['Pad Thai Goong', 'ผัดไทยกุ้งสด', '鲜虾泰式炒河粉'],
      caption: ['Tamarind, prawns, lime', 'ซอสมะขาม กุ้งสด ถั่วลิสง', '罗望子酱、鲜虾、花生碎'],
      story: [
        'Chanthaburi rice noodles in tamarind sauce with prawns, egg, garlic chives and crushed peanuts.',
        'เส้นจันท์ผัดซอสมะขามเปียกกับกุ้งสด ไข่ ใบกุยช่าย โรยถั่วลิสงป่น บีบมะนาวก่อนกิน',
        '尖竹汶细河粉以罗望子酱翻炒，配鲜虾、鸡蛋、韭菜与花生碎，挤上青柠最对味。',
      ],
      chips: ['peanuts', 'shellfish'],
      allergens: ['peanut', 'crustacean', 'egg', 'soy', 'fish'],
      price: baht(165, { stock: 70 }),
    },
    {
      id: 'khao_soi',
      pictures: ['hero-khao-soi'],
      name: ['Khao Soi Gai', 'ข้าวซอยไก่', '泰北咖喱鸡面'],
      caption: ['Northern curry noodles, crispy top', 'น้ำแกงข้น บะหมี่กรอบ น่องไก่', '浓郁咖喱汤，脆面，鸡腿'],
      story: [
        'Egg noodles in a rich Chiang Mai curry with a chicken drumstick and a crown of crisp noodles.',
        'บะหมี่ในน้ำแกงเข้มข้นแบบเชียงใหม่ น่องไก่เปื่อยนุ่ม โรยหมี่กรอบ กินกับผักกาดดองและหอมแดง',
        '清迈风味浓咖喱汤配鸡蛋面与软嫩鸡腿，顶上一把脆面。',
      ],
      chips: ['spicy'],
      allergens: ['gluten', 'egg', 'fish', 'soy'],
      badge: ['New', 'ใหม่', '新品'],
      price: baht(155, { member: 145 }),
      attrs: [heat(), leaveOut('coriander', 'onion')],
      addons: [addUpTo(3, 'drumstick', 'crispyNoodles', 'mustardGreens')],
    },
    {
      id: 'pad_see_ew',
      name: ['Pad See Ew', 'ผัดซีอิ๊ว', '泰式豉油炒河粉'],
      caption: ['Wide rice noodles, egg, broccoli', 'เส้นใหญ่ ไข่ บรอกโคลี', '宽河粉、鸡蛋、西兰花'],
      story: [
        'Wide rice noodles charred in a hot wok with egg, broccoli and sweet dark soy.',
        'เส้นใหญ่ผัดไฟแรงหอมกลิ่นกระทะ กับไข่ บรอกโคลี และซีอิ๊วดำหวาน',
        '宽河粉大火快炒，镬气十足，配鸡蛋、西兰花与甜酱油。',
      ],
      allergens: ['soy', 'egg', 'gluten', 'mollusc'],
      specs: [protein('chicken', 'pork', 'prawn', 'tofu')],
      prices: { chicken: baht(139), pork: baht(139), prawn: baht(169), tofu: baht(129) },
      addons: [addUpTo(2, 'friedEgg')],
    },
    {
      id: 'boat_noodles',
      name: ['Boat Noodle Lunch', 'ชุดก๋วยเตี๋ยวเรือ', '船面套餐'],
      caption: ['Beef, meatballs, dark broth, drink', 'เนื้อ ลูกชิ้น น้ำซุปเข้มข้น เครื่องดื่ม', '牛肉、牛丸、浓汤、饮品'],
      story: [
        'Noodles in a dark broth of star anise and cinnamon with beef, meatballs and bean sprouts, and a drink.',
        'ก๋วยเตี๋ยวน้ำซุปเข้มข้นหอมโป๊ยกั๊กและอบเชย ใส่เนื้อ ลูกชิ้น ถั่วงอก พร้อมเครื่องดื่ม',
        '八角与肉桂熬成的浓汤，配牛肉、牛丸和豆芽，另附一杯饮品。',
      ],
      chips: ['beef'],
      allergens: ['soy', 'gluten', 'fish'],
      badge: ['Lunch', 'มื้อกลางวัน', '午市'],
      specs: [plate],
      prices: { regular: baht(119, { original: 139 }), extra: baht(149, { original: 169 }) },
      attrs: [noodle, leaveOut('sprouts', 'coriander')],
      addons: [setDrink, addUpTo(2, 'meatballs')],
      hours: [{ start: '11:00', end: '14:30' }],
    },
    ...rice,
  ],
}
