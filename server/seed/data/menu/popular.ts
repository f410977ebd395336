import { baht, type MenuCategory } from '../../notation'
import { bowl, broth, heat } from './choices'
import { addUpTo } from './extras'

export const popular: MenuCategory = {
  id: 'popular',
  name: ['Popular', 'ยอดนิยม', '人气推荐'],
  note: ['Most ordered this month', 'สั่งมากสุดเดือนนี้', '本月热销'],
  feature: true,
  pack: 5,
  dishes: [
    {
      id: 'tom_yum',
      pictures: ['hero'],
      name: ['Tom Yum Goong', 'ต้มยำกุ้งแม่น้ำ', '冬阴功虾汤'],
      caption: ['River prawns, lime, lemongrass', 'กุ้งแม่น้ำ ตะไคร้ มะนาวสด', '河虾、香茅、青柠'],
      story: [
        'River prawns, straw mushrooms, lemongrass and galangal in a hot and sour chilli broth.',
        'กุ้งแม่น้ำตัวโต เห็ดฟาง ตะไคร้ ข่า ใบมะกรูด ในน้ำซุปเปรี้ยวเผ็ดหอมพริกเผา',
        '河虾与草菇，配香茅、南姜和青柠叶，汤头酸辣鲜香。',
      ],
      chips: ['signature', 'spicy', 'shellfish', 'glutenFree'],
      allergens: ['crustacean', 'fish', 'milk'],
      diets: ['glutenFree'],
      specs: [bowl],
      prices: { regular: baht(189, { stock: 60 }), large: baht(229, { stock: 24 }) },
      attrs: [broth, heat()],
      addons: [addUpTo(3, 'prawns', 'mushrooms', 'softEgg', 'riverPrawn')],
    },
    {
      id: 'satay',
      name: ['Chicken Satay', 'สะเต๊ะไก่ 5 ไม้', '沙爹鸡肉串（5串）'],
      caption: ['5 skewers, peanut sauce, pickles', 'ย่างเตาถ่าน น้ำจิ้มถั่ว อาจาด', '炭烤，花生酱，腌黄瓜'],
      story: [
        'Chicken marinated in turmeric and coconut milk, grilled over charcoal. Peanut sauce and cucumber relish.',
        'ไก่หมักขมิ้นกับกะทิ ย่างเตาถ่านจนหอม เสิร์ฟพร้อมน้ำจิ้มถั่วและอาจาด',
        '鸡肉以姜黄和椰浆腌制，炭火烤香，配花生酱与腌黄瓜。',
      ],
      chips: ['peanuts'],
      allergens: ['peanut', 'soy'],
      price: baht(119, { stock: 80 }),
    },
    {
      id: 'massaman',
      name: ['Massaman Beef', 'มัสมั่นเนื้อ', '玛莎曼咖喱牛肉'],
      caption: ['Slow-braised beef, potato, peanuts', 'เนื้อตุ๋นนุ่ม มันฝรั่ง ถั่วลิสง', '慢炖牛肉、土豆、花生'],
      story: [
        'Beef braised for six hours with potato, cinnamon and cardamom, finished with roasted peanuts.',
        'เนื้อตุ๋นหกชั่วโมงกับมันฝรั่ง อบเชย และกระวาน โรยถั่วลิสงคั่ว',
        '牛肉与土豆、肉桂、小豆蔻慢炖六小时，撒上烤花生。',
      ],
      chips: ['beef', 'peanuts'],
      allergens: ['peanut', 'crustacean', 'fish'],
      price: baht(219, { member: 199, stock: 30 }),
      addons: [addUpTo(2, 'roti')],
    },
    {
      id: 'mango_sticky_rice',
      pictures: ['hero-mango'],
      name: ['Mango Sticky Rice', 'ข้าวเหนียวมะม่วง', '芒果糯米饭'],
      caption: ['Nam dok mai, coconut', 'มะม่วงน้ำดอกไม้ กะทิเค็มมัน', '金芒果，咸香椰浆'],
      story: [
        'Ripe nam dok mai mango on warm sticky rice, with salted coconut cream and crisp mung beans.',
        'มะม่วงน้ำดอกไม้สุกฉ่ำ ข้าวเหนียวมูนอุ่นๆ ราดกะทิเค็มมัน โรยถั่วทองกรอบ',
        '熟透的金芒果配温热椰浆糯米饭，淋咸香椰浆，撒香脆绿豆仁。',
      ],
      chips: ['vegan', 'glutenFree'],
      diets: ['vegan', 'vegetarian', 'glutenFree'],
      badge: ['In season', 'ตามฤดูกาล', '当季'],
      price: baht(120, { member: 99, stock: 40 }),
      limit: { perOrder: 5 },
    },
  ],
}
