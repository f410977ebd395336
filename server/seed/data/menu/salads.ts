import { baht, type MenuCategory } from '../../notation'
import { heat, leaveOut } from './choices'
import { addUpTo } from './extras'

export const salads: MenuCategory = {
  id: 'salads',
  name: ['Salads', 'ยำและตำ', '泰式沙拉'],
  note: ['Dressed to order', 'ปรุงสดตามสั่ง', '现点现拌'],
  pack: 5,
  dishes: [
    {
      id: 'som_tam',
      name: ['Som Tam Thai', 'ส้มตำไทย', '青木瓜沙拉'],
      caption: ['Green papaya, peanuts, tomato', 'มะละกอ ถั่วลิสง มะเขือเทศ', '青木瓜、花生、番茄'],
      story: [
        'Green papaya pounded to order with lime, palm sugar, long beans, dried shrimp and peanuts.',
        'มะละกอดิบตำสดตามสั่งกับมะนาว น้ำตาลปี๊บ ถั่วฝักยาว กุ้งแห้ง และถั่วลิสงคั่ว',
        '青木瓜丝现点现舂，拌青柠、棕榈糖、长豆角、虾米与花生。',
      ],
      chips: ['spicy', 'peanuts'],
      allergens: ['peanut', 'crustacean', 'fish'],
      price: baht(95, { member: 85 }),
      attrs: [heat(), leaveOut('peanuts', 'driedShrimp')],
      addons: [addUpTo(2, 'crackling', 'saltedEgg')],
    },
    {
      id: 'larb',
      name: ['Larb Moo', 'ลาบหมู', '泰东北酸辣猪肉碎'],
      caption: ['Minced pork, toasted rice, mint', 'หมูสับ ข้าวคั่ว สะระแหน่', '猪肉碎、烤米碎、薄荷'],
      story: [
        'Warm minced pork with lime, chilli, toasted rice powder, shallots and mint.',
        'หมูสับรวนร้อนๆ คลุกมะนาว พริกป่น ข้าวคั่วหอม หอมแดง และสะระแหน่',
        '温热猪肉碎拌青柠、辣椒粉、烤米碎、红葱头与薄荷。',
      ],
      chips: ['spicy', 'pork'],
      allergens: ['fish'],
      price: baht(125),
      attrs: [heat()],
      addons: [addUpTo(2, 'crackling')],
    },
    {
      id: 'yum_woon_sen',
      name: ['Yum Woon Sen', 'ยำวุ้นเส้นกุ้งสด', '鲜虾凉拌粉丝'],
      caption: ['Glass noodles, prawns, lime', 'วุ้นเส้น กุ้งสด น้ำยำรสจัด', '粉丝、鲜虾、酸辣青柠汁'],
      story: [
        'Glass noodles and prawns in a bright lime and chilli dressing with tomato, celery and coriander.',
        'วุ้นเส้นเหนียวนุ่มกับกุ้งสด มะเขือเทศ ขึ้นฉ่าย คลุกน้ำยำมะนาวเปรี้ยวเผ็ดถึงใจ',
        '爽滑粉丝与鲜虾，拌青柠辣汁、番茄、芹菜与香菜，酸辣开胃。',
      ],
      chips: ['spicy', 'shellfish'],
      allergens: ['crustacean', 'fish', 'celery'],
      price: baht(135),
      attrs: [heat(), leaveOut('coriander')],
      addons: [addUpTo(2, 'prawns')],
    },
  ],
}
