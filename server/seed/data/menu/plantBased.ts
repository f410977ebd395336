import { baht, type MenuCategory } from '../../notation'
import { heat } from './choices'
import { addUpTo } from './extras'

export const plantBased: MenuCategory = {
  id: 'plant-based',
  name: ['Plant based', 'มังสวิรัติ', '素食'],
  note: ['No meat, no fish sauce', 'ไร้เนื้อสัตว์ ไม่ใส่น้ำปลา', '无肉，不加鱼露'],
  pack: 5,
  dishes: [
    {
      id: 'tofu_basil',
      name: ['Holy Basil Tofu', 'เต้าหู้ผัดกะเพรา', '打抛豆腐'],
      caption: ['Firm tofu, holy basil, chilli', 'เต้าหู้แข็ง ใบกะเพรา พริกสด', '老豆腐、打抛叶、鲜辣椒'],
      story: [
        'Golden tofu fried with holy basil, garlic, chilli and mushroom soy.',
        'เต้าหู้ทอดเหลืองผัดกับใบกะเพรา กระเทียม พริกสด และซีอิ๊วเห็ดหอม',
        '金黄豆腐与打抛叶、大蒜、鲜辣椒同炒，以香菇酱油提鲜。',
      ],
      chips: ['vegan', 'spicy'],
      allergens: ['soy', 'gluten'],
      diets: ['vegan', 'vegetarian'],
      price: baht(119, { member: 109 }),
      attrs: [heat()],
      addons: [addUpTo(2, 'mushrooms')],
    },
    {
      id: 'morning_glory',
      name: ['Morning Glory', 'ผัดผักบุ้งไฟแดง', '大火炒空心菜'],
      caption: ['Garlic, chilli, soybean paste', 'กระเทียม พริกสด เต้าเจี้ยว', '大蒜、鲜辣椒、豆酱'],
      story: [
        'Water spinach through a flaming wok with garlic, chilli and yellow soybean paste.',
        'ผักบุ้งจีนผัดไฟลุกท่วมกระทะ กับกระเทียม พริกสด และเต้าเจี้ยว กรอบเขียวน่ากิน',
        '空心菜与大蒜、鲜辣椒、黄豆酱猛火快炒，翠绿爽脆。',
      ],
      chips: ['vegan'],
      allergens: ['soy', 'gluten'],
      diets: ['vegan', 'vegetarian'],
      price: baht(89),
    },
    {
      id: 'spring_rolls',
      name: ['Vegetable Spring Rolls', 'ปอเปี๊ยะทอดไส้ผัก', '炸蔬菜春卷'],
      caption: ['Glass noodles, sweet chilli', 'ไส้วุ้นเส้น น้ำจิ้มหวาน', '粉丝馅，甜辣酱'],
      story: [
        'Crisp rolls of glass noodles, cabbage, carrot and wood ear, with lettuce and sweet chilli dip.',
        'ปอเปี๊ยะแป้งกรอบไส้วุ้นเส้น กะหล่ำปลี แคร์รอต เห็ดหูหนู กินกับผักสดและน้ำจิ้มหวาน',
        '酥脆春卷，内馅是粉丝、卷心菜、胡萝卜与木耳，配生菜和甜辣酱。',
      ],
      chips: ['vegan'],
      allergens: ['gluten', 'soy'],
      diets: ['vegan', 'vegetarian'],
      price: baht(89),
      limit: { perOrder: 10 },
    },
  ],
}
