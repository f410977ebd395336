import { baht, type Dish } from '../../notation'
import { friedEgg, heat, leaveOut, plate, protein } from './choices'
import { addUpTo, setDrink } from './extras'

/** Rice plates, listed after the noodles. */
export const rice: readonly Dish[] = [
  {
    id: 'pad_kra_pao',
    name: ['Pad Kra Pao & Egg', 'ข้าวกะเพราหมูสับไข่ดาว', '打抛猪肉饭配煎蛋'],
    caption: ['Holy basil pork on rice', 'หมูสับผัดกะเพราแท้ ไข่ดาวกรอบ', '打抛叶炒猪肉碎，脆边煎蛋'],
    story: [
      'Minced pork fried hard with holy basil, garlic and chilli, over rice with a crisp-edged egg.',
      'หมูสับผัดไฟแรงกับใบกะเพรา กระเทียม พริกสด ราดข้าวร้อนๆ โปะไข่ดาวขอบกรอบ',
      '猪肉碎与打抛叶、大蒜、鲜辣椒猛火爆炒，盖在热米饭上，配脆边煎蛋。',
    ],
    chips: ['spicy', 'pork'],
    allergens: ['egg', 'soy', 'fish', 'mollusc', 'gluten'],
    specs: [plate],
    prices: { regular: baht(129, { member: 119 }), extra: baht(159, { member: 149 }) },
    attrs: [heat(), friedEgg],
    addons: [addUpTo(3, 'friedEgg', 'rice')],
  },
  {
    id: 'fried_rice',
    name: ['Prawn Fried Rice', 'ข้าวผัดกุ้ง', '鲜虾炒饭'],
    caption: ['Jasmine rice, prawns, egg', 'ข้าวหอมมะลิ กุ้งสด ไข่', '茉莉香米、鲜虾、鸡蛋'],
    story: [
      'Jasmine rice tossed over high heat with prawns, egg and spring onion. Lime and cucumber on the side.',
      'ข้าวหอมมะลิผัดไฟแรงกับกุ้งสด ไข่ และต้นหอม เคียงแตงกวาและมะนาว',
      '茉莉香米与鲜虾、鸡蛋、香葱大火翻炒，配黄瓜和青柠。',
    ],
    chips: ['shellfish'],
    allergens: ['crustacean', 'egg', 'soy', 'mollusc', 'gluten'],
    specs: [plate],
    prices: { regular: baht(145), extra: baht(179) },
    addons: [addUpTo(2, 'prawns', 'friedEgg')],
  },
  {
    id: 'crab_fried_rice',
    name: ['Crab Fried Rice', 'ข้าวผัดปู', '蟹肉炒饭'],
    caption: ['Hand-picked crab, egg, lime', 'เนื้อปูแกะมือ ไข่ มะนาว', '手拆蟹肉、鸡蛋、青柠'],
    story: [
      'Hand-picked blue crab folded through wok-fried rice, with lime, cucumber and chilli fish sauce.',
      'เนื้อปูม้าแกะมือผัดกับข้าวเรียงเม็ดหอมกระทะ กินกับมะนาว แตงกวา และพริกน้ำปลา',
      '手拆梭子蟹肉与粒粒分明的米饭同炒，配青柠、黄瓜和鱼露辣椒。',
    ],
    chips: ['signature', 'shellfish'],
    allergens: ['crustacean', 'egg', 'soy', 'fish', 'gluten'],
    specs: [plate],
    prices: { regular: baht(189, { stock: 18 }), extra: baht(259, { stock: 6 }) },
    addons: [addUpTo(2, 'crab', 'friedEgg')],
  },
  {
    id: 'chicken_rice',
    name: ['Chicken Rice Lunch', 'ชุดข้าวมันไก่', '海南鸡饭套餐'],
    caption: ['Ginger rice, broth, drink', 'ข้าวมันหอมขิง น้ำซุป เครื่องดื่ม', '姜香油饭、清汤、饮品'],
    story: [
      'Poached chicken over rice cooked with ginger and garlic, soybean chilli sauce, clear broth and a drink.',
      'ไก่ต้มเนื้อนุ่มบนข้าวมันหอมขิง น้ำจิ้มเต้าเจี้ยวรสเด็ด พร้อมน้ำซุปและเครื่องดื่ม',
      '嫩滑白切鸡盖姜蒜油饭，配豆酱辣汁、清汤和一杯饮品。',
    ],
    allergens: ['soy', 'gluten'],
    badge: ['Lunch', 'มื้อกลางวัน', '午市'],
    specs: [plate],
    prices: { regular: baht(109, { original: 129 }), extra: baht(139, { original: 159 }) },
    addons: [setDrink],
    hours: [{ start: '11:00', end: '14:30' }],
  },
  {
    id: 'omelette_rice',
    name: ['Omelette Rice', 'ข้าวไข่เจียว', '泰式煎蛋饭'],
    caption: ['Crisp omelette, Sriracha', 'ไข่เจียวฟูกรอบ ซอสศรีราชา', '蓬松煎蛋、是拉差辣酱'],
    story: [
      'Eggs beaten until frothy and fried crisp outside, soft inside, over jasmine rice. A Thai breakfast.',
      'ไข่ตีจนขึ้นฟูทอดกรอบนอกนุ่มใน บนข้าวหอมมะลิร้อนๆ มื้อเช้าแบบไทยๆ',
      '鸡蛋打至起泡，炸得外酥里嫩，盖在茉莉香米饭上，地道的泰式早餐。',
    ],
    allergens: ['egg', 'fish', 'soy'],
    badge: ['Breakfast', 'มื้อเช้า', '早餐'],
    specs: [protein('plain', 'pork', 'crab')],
    prices: { plain: baht(79), pork: baht(99), crab: baht(149, { stock: 10 }) },
    attrs: [leaveOut('coriander', 'onion')],
    hours: [{ start: '06:00', end: '10:30' }],
  },
  {
    id: 'jasmine_rice',
    name: ['Jasmine Rice', 'ข้าวหอมมะลิ', '茉莉香米饭'],
    caption: ['One bowl, new harvest', 'หนึ่งถ้วย ข้าวใหม่', '一碗，当季新米'],
    story: [
      'New-harvest jasmine rice from Surin, steamed fresh all day.',
      'ข้าวหอมมะลิใหม่จากสุรินทร์ หุงสดใหม่ตลอดวัน',
      '素林府当季新米，全天现煮。',
    ],
    chips: ['vegan', 'glutenFree'],
    diets: ['vegan', 'vegetarian', 'glutenFree', 'halal'],
    price: baht(20),
    pack: 0,
  },
]
