import { baht, type MenuCategory } from '../../notation'
import { pieces } from './choices'
import { addUpTo } from './extras'

export const grill: MenuCategory = {
  id: 'grill',
  name: ['Grill', 'ปิ้งย่าง', '炭烤'],
  note: ['Over coconut charcoal', 'ย่างด้วยถ่านกะลามะพร้าว', '椰壳炭慢烤'],
  pack: 5,
  dishes: [
    {
      id: 'gai_yang',
      name: ['Gai Yang', 'ไก่ย่างข้าวเหนียว', '炭烤鸡配糯米饭'],
      caption: ['Grilled chicken, sticky rice, jaew', 'ไก่ย่าง ข้าวเหนียว แจ่ว', '炭烤鸡、糯米饭、酸辣蘸酱'],
      story: [
        'Chicken in garlic, coriander root and white pepper, grilled slowly, with sticky rice and smoky jaew dip.',
        'ไก่หมักกระเทียม รากผักชี พริกไทยขาว ย่างไฟอ่อนจนหนังกรอบ เสิร์ฟพร้อมข้าวเหนียวและน้ำจิ้มแจ่ว',
        '鸡肉以大蒜、香菜根和白胡椒腌制，慢火烤至皮脆，配糯米饭与酸辣蘸酱。',
      ],
      allergens: ['soy', 'fish', 'mollusc', 'gluten'],
      specs: [pieces('half', 'whole')],
      prices: { half: baht(169, { stock: 25 }), whole: baht(299, { member: 279, stock: 10 }) },
      addons: [addUpTo(4, 'stickyRice')],
    },
    {
      id: 'grilled_prawns',
      name: ['Grilled River Prawn', 'กุ้งแม่น้ำเผา', '炭烤河虾'],
      caption: ['Per piece, seafood dip, from 2', 'ราคาต่อตัว เริ่ม 2 ตัว น้ำจิ้มซีฟู้ด', '按只计价，2 只起，海鲜蘸酱'],
      story: [
        'A whole river prawn split over charcoal, rich in the head, with a green chilli and lime dip.',
        'กุ้งแม่น้ำผ่าเผาเตาถ่าน มันกุ้งเยิ้ม จิ้มน้ำจิ้มซีฟู้ดรสจัดจ้าน',
        '整只河虾对剖炭烤，虾膏丰腴，配青椒青柠蘸酱。',
      ],
      chips: ['shellfish', 'glutenFree'],
      allergens: ['crustacean', 'fish'],
      diets: ['glutenFree'],
      price: baht(129, { member: 119, stock: 36 }),
      minBuy: 2,
      limit: { perOrder: 12 },
    },
  ],
}
