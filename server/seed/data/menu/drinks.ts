import { baht, type Dish, type MenuCategory } from '../../notation'
import { cup, ice, sweetness } from './choices'
import { toppings } from './extras'

/** Drinks of the tea and coffee bar, in two sizes. */
const brewed: readonly Dish[] = [
  {
    id: 'thai_tea',
    name: ['Thai Iced Tea', 'ชาไทยเย็น', '泰式冰奶茶'],
    caption: ['Ceylon tea, condensed milk', 'ชาซีลอน นมข้นหวาน', '锡兰红茶、炼乳'],
    story: [
      'Strong Ceylon tea pulled with condensed milk and poured over ice.',
      'ชาซีลอนชงเข้มกับนมข้นหวาน หอมมันกลมกล่อม เทบนน้ำแข็งเย็นฉ่ำ',
      '锡兰红茶浓泡，兑入炼乳，浇在冰块上。',
    ],
    chips: ['vegetarian'],
    allergens: ['milk'],
    diets: ['vegetarian', 'glutenFree'],
    specs: [cup],
    prices: { regular: baht(65, { member: 59 }), large: baht(80, { member: 75 }) },
    attrs: [sweetness, ice],
    addons: [toppings(2, 'pearls', 'grassJelly')],
  },
  {
    id: 'green_milk_tea',
    name: ['Iced Green Milk Tea', 'ชาเขียวนมเย็น', '泰式绿奶茶'],
    caption: ['Jasmine green tea, fresh milk', 'ชาเขียวมะลิ นมสด', '茉莉绿茶、鲜奶'],
    story: [
      'Jasmine green tea with fresh milk, light and floral.',
      'ชาเขียวหอมมะลิกับนมสด หอมละมุน สดชื่น',
      '茉莉绿茶加鲜奶，清香柔和。',
    ],
    chips: ['vegetarian'],
    allergens: ['milk'],
    diets: ['vegetarian', 'glutenFree'],
    specs: [cup],
    prices: { regular: baht(65), large: baht(80) },
    attrs: [sweetness, ice],
    addons: [toppings(2, 'pearls', 'grassJelly')],
  },
  {
    id: 'iced_coffee',
    name: ['Thai Iced Coffee', 'กาแฟเย็น', '泰式冰咖啡'],
    caption: ['Chiang Rai beans, condensed milk', 'กาแฟเชียงราย นมข้นหวาน', '清莱咖啡豆、炼乳'],
    story: [
      'Dark-roasted Chiang Rai beans brewed strong, with condensed milk over ice.',
      'เมล็ดกาแฟเชียงรายคั่วเข้ม ชงเข้มข้น ใส่นมข้นหวาน เทบนน้ำแข็ง',
      '清莱深烘咖啡豆浓萃，加炼乳与冰块。',
    ],
    chips: ['vegetarian'],
    allergens: ['milk'],
    diets: ['vegetarian', 'glutenFree'],
    specs: [cup],
    prices: { regular: baht(70), large: baht(85) },
    attrs: [sweetness, ice],
    addons: [toppings(1, 'espresso')],
  },
]

const coolers: readonly Dish[] = [
  {
    id: 'lime_soda',
    name: ['Lime Soda', 'มะนาวโซดา', '青柠苏打'],
    caption: ['Fresh lime, a pinch of salt', 'มะนาวสด เกลือปลายช้อน', '鲜青柠、一撮海盐'],
    story: [
      'Two fresh limes, soda and a pinch of sea salt.',
      'มะนาวสดสองลูก โซดาซ่าๆ กับเกลือทะเลปลายช้อน',
      '两颗鲜青柠，加苏打水与一撮海盐。',
    ],
    chips: ['vegan'],
    diets: ['vegan', 'vegetarian', 'glutenFree'],
    price: baht(65),
    attrs: [sweetness],
  },
  {
    id: 'lemongrass_tea',
    name: ['Lemongrass Iced Tea', 'น้ำตะไคร้เย็น', '冰香茅茶'],
    caption: ['Lemongrass, pandan', 'ตะไคร้ ใบเตย', '香茅、香兰叶'],
    story: [
      'Lemongrass and pandan leaf, gently boiled and served cold.',
      'ตะไคร้กับใบเตยต้มจนหอม แช่เย็นชื่นใจ',
      '香茅与香兰叶慢煮，冰镇饮用。',
    ],
    chips: ['vegan', 'noCaffeine'],
    diets: ['vegan', 'vegetarian', 'glutenFree'],
    price: baht(55),
    attrs: [sweetness, ice],
  },
  {
    id: 'butterfly_pea',
    name: ['Butterfly Pea Lime', 'อัญชันมะนาว', '蝶豆花青柠饮'],
    caption: ['Blue flower, lime, honey', 'ดอกอัญชัน มะนาว น้ำผึ้ง', '蝶豆花、青柠、蜂蜜'],
    story: [
      'Butterfly pea flower over honey and lime. Stir it and the blue turns violet.',
      'น้ำดอกอัญชันบนน้ำผึ้งมะนาว คนแล้วสีน้ำเงินจะกลายเป็นม่วง',
      '蝶豆花茶铺在蜂蜜青柠之上，轻轻搅动，蓝色即变紫色。',
    ],
    chips: ['vegetarian', 'noCaffeine'],
    diets: ['vegetarian', 'glutenFree'],
    price: baht(75),
    attrs: [sweetness, ice],
  },
  {
    id: 'mango_smoothie',
    name: ['Mango Smoothie', 'มะม่วงปั่น', '芒果冰沙'],
    caption: ['Ripe mango, yogurt', 'มะม่วงสุก โยเกิร์ต', '熟透芒果、酸奶'],
    story: [
      'Ripe nam dok mai mango blended with yogurt and ice.',
      'มะม่วงน้ำดอกไม้สุกปั่นกับโยเกิร์ตและน้ำแข็ง เนียนนุ่มเต็มรสมะม่วง',
      '熟金芒果与酸奶、冰块搅打，绵密香浓。',
    ],
    chips: ['vegetarian'],
    allergens: ['milk'],
    diets: ['vegetarian', 'glutenFree'],
    price: baht(95, { member: 85 }),
  },
  {
    id: 'watermelon_shake',
    name: ['Watermelon Shake', 'แตงโมปั่น', '西瓜冰沙'],
    caption: ['Only watermelon and ice', 'แตงโมล้วนกับน้ำแข็ง', '只有西瓜和冰'],
    story: [
      'Chilled watermelon blended with ice. No sugar added.',
      'แตงโมแช่เย็นหวานฉ่ำปั่นกับน้ำแข็ง ไม่เติมน้ำตาล',
      '冰镇西瓜与冰块搅打，不另加糖。',
    ],
    chips: ['vegan'],
    diets: ['vegan', 'vegetarian', 'glutenFree'],
    badge: ['First taste', 'ชิมครั้งแรก', '尝鲜价'],
    price: baht(49, { original: 75 }),
    limit: { perPerson: 2 },
  },
  {
    id: 'young_coconut',
    name: ['Young Coconut', 'มะพร้าวน้ำหอม', '冰镇椰青'],
    caption: ['Whole, chilled, from Ratchaburi', 'ทั้งลูก แช่เย็น จากราชบุรี', '整颗冰镇，产自叻丕府'],
    story: [
      'A whole aromatic coconut from Ratchaburi, opened when you order.',
      'มะพร้าวน้ำหอมราชบุรีทั้งลูก เฉาะสดเมื่อสั่ง',
      '叻丕府香水椰子，点单后现开。',
    ],
    chips: ['vegan', 'glutenFree'],
    diets: ['vegan', 'vegetarian', 'glutenFree'],
    price: baht(85, { stock: 24 }),
    pack: 0,
  },
]

export const drinks: MenuCategory = {
  id: 'drinks',
  name: ['Drinks', 'เครื่องดื่ม', '饮品'],
  note: ['Shaken fresh', 'ชงสดทุกแก้ว', '现点现调'],
  pack: 5,
  dishes: [...brewed, ...coolers],
}
