import { baht, type MenuCategory } from '../../notation'
import { pieces } from './choices'

export const snacks: MenuCategory = {
  id: 'snacks',
  name: ['Snacks & extras', 'ของว่าง อื่นๆ', '小食加点'],
  note: ['Good to share', 'กินเพลินทั้งโต๊ะ', '适合分享'],
  pack: 5,
  dishes: [
    {
      id: 'chicken_wings',
      name: ['Honey Chilli Wings', 'ปีกไก่ทอดซอสน้ำผึ้งพริก', '蜜辣鸡翅'],
      caption: ['Crisp wings, honey, dried chilli', 'ปีกไก่กรอบ น้ำผึ้ง พริกแห้ง', '脆皮鸡翅、蜂蜜、干辣椒'],
      story: [
        'Twice-fried wings tossed in honey, fish sauce and dried chilli while they are hot.',
        'ปีกไก่ทอดสองครั้งให้กรอบนาน คลุกน้ำผึ้ง น้ำปลาแท้ และพริกแห้งคั่วตอนร้อนๆ',
        '鸡翅复炸两次，趁热裹上蜂蜜、鱼露与干辣椒。',
      ],
      chips: ['spicy'],
      allergens: ['fish', 'gluten'],
      specs: [pieces('six', 'twelve')],
      prices: { six: baht(129), twelve: baht(239, { member: 225 }) },
    },
    {
      id: 'fish_cakes',
      name: ['Thai Fish Cakes', 'ทอดมันปลากราย', '泰式炸鱼饼'],
      caption: ['Lime leaf, sweet chilli', 'หอมใบมะกรูด น้ำจิ้มหวาน', '青柠叶、甜辣酱'],
      story: [
        'Featherback fish pounded with red curry paste and lime leaf, fried until springy and golden.',
        'เนื้อปลากรายตำกับพริกแกงเผ็ดและใบมะกรูด ทอดจนเหนียวเด้งสีทอง',
        '弓背鱼肉与红咖喱酱、青柠叶捶打上劲，炸至金黄弹牙。',
      ],
      chips: ['spicy'],
      allergens: ['fish', 'egg', 'crustacean'],
      price: baht(115),
      soldOut: ['Back tomorrow', 'พรุ่งนี้มีใหม่', '明天再来'],
    },
  ],
  charges: [
    {
      id: 'carry_set',
      name: ['Carry bag', 'ถุงหิ้ว', '手提袋'],
      caption: ['A sturdy paper bag', 'ถุงกระดาษแข็งแรง', '结实的纸袋'],
      story: [
        'A sturdy paper bag with handles, made of recycled paper. One for each order.',
        'ถุงกระดาษรีไซเคิลแบบมีหูหิ้ว แข็งแรง หนึ่งใบต่อหนึ่งออเดอร์',
        '再生纸手提袋，结实耐用，每单一个。',
      ],
      picture: 'obj_tote',
      price: baht(10),
      rule: 'perOrder',
      stores: { thonglor: ['delivery'], ari: ['pickup', 'takeout'], riverside: ['delivery'] },
    },
    {
      id: 'welcome_tea',
      name: ['Welcome tea', 'ชาต้อนรับ', '迎宾茶'],
      caption: ['Per guest, free refills', 'ต่อท่าน เติมได้ไม่อั้น', '按人计，免费续杯'],
      story: [
        'Warm pandan tea and a cool towel for each guest at the table.',
        'ชาใบเตยอุ่นๆ และผ้าเย็นสำหรับแขกทุกท่านที่โต๊ะ',
        '为每位客人奉上温热香兰茶与清凉毛巾。',
      ],
      picture: 'obj_mug',
      price: baht(20),
      rule: 'perPerson',
      stores: { thonglor: ['dineIn'], riverside: ['dineIn'] },
    },
  ],
}
