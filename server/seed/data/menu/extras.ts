import type { AddonGroup, AddonItem, LocalizedText } from '../../notation'

type Extra = Omit<AddonItem, 'id'>

const extra = (price: number, name: LocalizedText, more: Partial<Extra> = {}): Extra => ({
  name,
  price,
  max: 2,
  ...more,
})

/** All add-ons, with prices in baht. Each shows a dish that it goes with. */
const extras = {
  prawns: extra(60, ['Extra prawns, 3 pcs', 'เพิ่มกุ้ง 3 ตัว', '加虾 3 只'], { picture: 'tom_yum' }),
  riverPrawn: extra(120, ['Grilled river prawn', 'เพิ่มกุ้งแม่น้ำเผา', '加炭烤河虾'], {
    stock: 0,
    picture: 'grilled_prawns',
  }),
  mushrooms: extra(25, ['Straw mushrooms', 'เพิ่มเห็ดฟาง', '加草菇'], { picture: 'tom_kha' }),
  softEgg: extra(15, ['Soft egg', 'เพิ่มไข่ต้มยางมะตูม', '加溏心蛋'], { picture: 'pad_kra_pao' }),
  friedEgg: extra(15, ['Fried egg', 'เพิ่มไข่ดาว', '加煎蛋'], { picture: 'pad_kra_pao' }),
  crackling: extra(25, ['Pork crackling', 'เพิ่มแคบหมู', '加脆炸猪皮'], { picture: 'larb' }),
  rice: extra(20, ['Jasmine rice', 'เพิ่มข้าวหอมมะลิ', '加茉莉香米饭'], { max: 4, picture: 'jasmine_rice' }),
  stickyRice: extra(20, ['Sticky rice', 'เพิ่มข้าวเหนียว', '加糯米饭'], { max: 4, picture: 'mango_sticky_rice' }),
  roti: extra(25, ['Crisp roti', 'เพิ่มโรตีกรอบ', '加酥脆煎饼'], { picture: 'roti_banana' }),
  drumstick: extra(45, ['Chicken drumstick', 'เพิ่มน่องไก่', '加鸡腿'], { picture: 'gai_yang' }),
  crispyNoodles: extra(15, ['Crispy noodles', 'เพิ่มหมี่กรอบ', '加脆面'], { picture: 'khao_soi' }),
  mustardGreens: extra(10, ['Pickled mustard greens', 'เพิ่มผักกาดดอง', '加腌芥菜']),
  meatballs: extra(30, ['Beef meatballs, 4 pcs', 'เพิ่มลูกชิ้นเนื้อ 4 ลูก', '加牛丸 4 粒'], { picture: 'boat_noodles' }),
  crab: extra(70, ['Extra crab', 'เพิ่มเนื้อปู', '加蟹肉'], { stock: 24, picture: 'crab_fried_rice' }),
  saltedEgg: extra(20, ['Salted egg', 'เพิ่มไข่เค็ม', '加咸蛋'], { picture: 'som_tam' }),
  pearls: extra(15, ['Tapioca pearls', 'เพิ่มไข่มุก', '加珍珠'], { picture: 'green_milk_tea' }),
  grassJelly: extra(15, ['Grass jelly', 'เพิ่มเฉาก๊วย', '加仙草'], { picture: 'green_milk_tea' }),
  espresso: extra(20, ['Extra shot', 'เพิ่มช็อตกาแฟ', '加一份浓缩'], { picture: 'iced_coffee' }),
  peanuts: extra(10, ['Roasted peanuts', 'เพิ่มถั่วลิสงคั่ว', '加烤花生'], { picture: 'satay' }),
  palmSeeds: extra(15, ['Palm seeds', 'เพิ่มลูกชิด', '加亚答子'], { picture: 'tub_tim_krob' }),
  sweetCorn: extra(10, ['Sweet corn', 'เพิ่มข้าวโพด', '加甜玉米']),
  iceCream: extra(35, ['Coconut ice cream', 'เพิ่มไอศกรีมกะทิ', '加椰子冰淇淋'], { picture: 'coconut_ice_cream' }),
  water: extra(0, ['Drinking water', 'น้ำเปล่า', '饮用水'], { max: 1 }),
  setLemongrass: extra(20, ['Lemongrass iced tea', 'น้ำตะไคร้เย็น', '冰香茅茶'], { max: 1, picture: 'lemongrass_tea' }),
  setThaiTea: extra(35, ['Thai iced tea', 'ชาไทยเย็น', '泰式冰奶茶'], { max: 1, picture: 'thai_tea' }),
}

export type ExtraId = keyof typeof extras

type Bounds = Pick<AddonGroup, 'min' | 'max'>

const group = (id: string, name: LocalizedText, { min, max }: Bounds, ids: readonly ExtraId[]): AddonGroup => ({
  id,
  name,
  min,
  max,
  items: ids.map((item) => Object.assign({ id: item }, extras[item])),
})

/** Optional extras, at most `max` pieces over the group. */
export const addUpTo = (max: number, ...ids: ExtraId[]) =>
  group('extras', ['Add-ons', 'เพิ่มเติม', '加料'], { min: 0, max }, ids)

/** Optional toppings of a drink or dessert. */
export const toppings = (max: number, ...ids: ExtraId[]) =>
  group('toppings', ['Toppings', 'ท็อปปิง', '配料'], { min: 0, max }, ids)

/** The drink of a set; exactly one is required. */
export const setDrink = group('setDrink', ['Drink with your set', 'เครื่องดื่มในชุด', '套餐饮品'], { min: 1, max: 1 }, [
  'water',
  'setLemongrass',
  'setThaiTea',
])
