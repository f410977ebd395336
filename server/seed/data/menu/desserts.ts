import { baht, type MenuCategory } from '../../notation'
import { toppings } from './extras'

export const desserts: MenuCategory = {
  id: 'desserts',
  name: ['Desserts', 'ของหวาน', '甜品'],
  note: ['Made in house', 'ทำเองทุกวัน', '每日手作'],
  pack: 5,
  dishes: [
    {
      id: 'tub_tim_krob',
      name: ['Tub Tim Krob', 'ทับทิมกรอบ', '红宝石椰奶冰'],
      caption: ['Water chestnut, jackfruit, coconut', 'แห้วกรุบกรอบ ขนุน กะทิเย็น', '马蹄、菠萝蜜、椰奶'],
      story: [
        'Crunchy water chestnut rubies and jackfruit in iced coconut milk scented with jasmine.',
        'แห้วหุ้มแป้งกรุบกรอบสีทับทิม ขนุนหวานหอม ในกะทิเย็นอบดอกมะลิ',
        '脆嫩马蹄裹成红宝石，与菠萝蜜浸在茉莉清香的冰镇椰奶里。',
      ],
      chips: ['vegan', 'glutenFree'],
      diets: ['vegan', 'vegetarian', 'glutenFree'],
      price: baht(79),
      addons: [toppings(2, 'palmSeeds', 'iceCream')],
    },
    {
      id: 'bua_loi',
      name: ['Bua Loi', 'บัวลอยไข่หวาน', '椰奶小汤圆'],
      caption: ['Rice dumplings, coconut, egg', 'แป้งหลากสี กะทิอุ่น ไข่หวาน', '彩色汤圆、热椰奶、甜蛋'],
      story: [
        'Small dumplings coloured with pandan, pumpkin and taro in warm coconut milk, with a sweet egg.',
        'บัวลอยเม็ดเล็กสีใบเตย ฟักทอง และเผือก ในกะทิอุ่นหอมหวาน พร้อมไข่หวานหนึ่งฟอง',
        '以香兰叶、南瓜和芋头染色的小汤圆，盛在温热椰奶中，配一枚甜蛋。',
      ],
      chips: ['vegetarian', 'glutenFree'],
      allergens: ['egg'],
      diets: ['vegetarian', 'glutenFree'],
      price: baht(75),
      addons: [toppings(2, 'sweetCorn', 'palmSeeds')],
    },
    {
      id: 'coconut_ice_cream',
      name: ['Coconut Ice Cream', 'ไอศกรีมกะทิ', '椰子冰淇淋'],
      caption: ['In the shell, mango, peanuts', 'ในกะลา มะม่วง ถั่วลิสง', '椰壳盛装，芒果、花生碎'],
      story: [
        'Churned from fresh coconut milk and served in the shell with mango and roasted peanuts.',
        'ไอศกรีมกะทิสดปั่นเอง เสิร์ฟในกะลามะพร้าว พร้อมมะม่วงสุกและถั่วลิสงคั่ว',
        '鲜椰奶手工搅制，盛在椰壳里，配芒果与烤花生碎。',
      ],
      chips: ['vegan', 'peanuts'],
      allergens: ['peanut'],
      diets: ['vegan', 'vegetarian', 'glutenFree'],
      price: baht(95, { member: 85, stock: 30 }),
      addons: [toppings(3, 'stickyRice', 'peanuts', 'palmSeeds', 'sweetCorn')],
    },
    {
      id: 'roti_banana',
      name: ['Banana Roti', 'โรตีกล้วยหอม', '香蕉煎饼'],
      caption: ['Crisp roti, banana, chocolate', 'โรตีกรอบ กล้วยหอม ช็อกโกแลต', '酥脆煎饼、香蕉、巧克力'],
      story: [
        'Thin roti folded over ripe banana, fried in butter, with chocolate and condensed milk.',
        'แป้งโรตีบางกรอบห่อกล้วยหอมสุก ทอดเนยหอมๆ ราดช็อกโกแลตและนมข้นหวาน',
        '薄脆煎饼裹熟香蕉，黄油煎香，淋巧克力与炼乳。',
      ],
      chips: ['vegetarian'],
      allergens: ['gluten', 'milk', 'egg'],
      diets: ['vegetarian'],
      price: baht(89),
      addons: [toppings(1, 'iceCream')],
    },
  ],
}
