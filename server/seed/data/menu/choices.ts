import type { AttrGroup, Choice, SpecGroup } from '../../notation'

const value = (id: string, en: string, th: string, zh: string): Choice => ({ id, name: [en, th, zh] })

/** Sizes of a pot to share. */
export const bowl: SpecGroup = {
  id: 'size',
  name: ['Size', 'ขนาด', '份量'],
  values: [
    value('regular', 'Regular', 'ธรรมดา', '常规份'),
    value('large', 'Large, for two', 'ใหญ่ สำหรับ 2 คน', '大份（双人）'),
  ],
}

/** Sizes of a one-plate dish, as a Thai kitchen names them. */
export const plate: SpecGroup = {
  id: 'size',
  name: ['Size', 'ขนาด', '份量'],
  values: [value('regular', 'Regular', 'ธรรมดา', '常规份'), value('extra', 'Extra', 'พิเศษ', '加量')],
}

export const cup: SpecGroup = {
  id: 'size',
  name: ['Size', 'ขนาด', '杯型'],
  values: [value('regular', 'Regular cup', 'แก้วธรรมดา', '中杯'), value('large', 'Large cup', 'แก้วใหญ่', '大杯')],
}

/** Choice of protein, with the given ids in that order. */
export const protein = (...ids: (keyof typeof proteins)[]): SpecGroup => ({
  id: 'protein',
  name: ['With', 'เลือกเนื้อ', '主料'],
  values: ids.map((id) => proteins[id]),
})

const proteins = {
  chicken: value('chicken', 'Chicken', 'ไก่', '鸡肉'),
  pork: value('pork', 'Pork', 'หมู', '猪肉'),
  beef: value('beef', 'Beef', 'เนื้อ', '牛肉'),
  prawn: value('prawn', 'Prawns', 'กุ้ง', '鲜虾'),
  crab: value('crab', 'Crab', 'ปู', '蟹肉'),
  tofu: value('tofu', 'Tofu', 'เต้าหู้', '豆腐'),
  plain: value('plain', 'Plain', 'ไข่ล้วน', '原味'),
}

export const pieces = (...counts: (keyof typeof counted)[]): SpecGroup => ({
  id: 'pieces',
  name: ['Pieces', 'จำนวน', '数量'],
  values: counts.map((count) => counted[count]),
})

const counted = {
  six: value('six', '6 pieces', '6 ชิ้น', '6 只'),
  twelve: value('twelve', '12 pieces', '12 ชิ้น', '12 只'),
  half: value('half', 'Half', 'ครึ่งตัว', '半只'),
  whole: value('whole', 'Whole', 'ทั้งตัว', '整只'),
}

const one = (id: string, name: Choice['name'], values: readonly Choice[], preset: string): AttrGroup => ({
  id,
  name,
  values,
  defaults: [preset],
  required: true,
  multiple: false,
})

/** Spiciness; medium by default. */
export const heat = (preset: 'none' | 'mild' | 'medium' | 'hot' = 'medium') =>
  one(
    'heat',
    ['Heat', 'ความเผ็ด', '辣度'],
    [
      value('none', 'Not spicy', 'ไม่เผ็ด', '不辣'),
      { ...value('mild', 'Mild', 'เผ็ดน้อย', '微辣'), heat: 1 },
      { ...value('medium', 'Medium heat', 'เผ็ดกลาง', '中辣'), heat: 2 },
      { ...value('hot', 'Thai hot', 'เผ็ดมาก', '重辣'), heat: 3 },
    ],
    preset,
  )

export const broth = one(
  'broth',
  ['Broth', 'น้ำซุป', '汤底'],
  [value('creamy', 'Creamy', 'น้ำข้น', '浓汤'), value('clear', 'Clear', 'น้ำใส', '清汤')],
  'creamy',
)

export const noodle = one(
  'noodle',
  ['Noodles', 'เส้น', '面条'],
  [
    value('thin', 'Thin rice noodles', 'เส้นเล็ก', '细河粉'),
    value('vermicelli', 'Rice vermicelli', 'เส้นหมี่', '米粉'),
    value('egg', 'Egg noodles', 'บะหมี่', '鸡蛋面'),
  ],
  'thin',
)

export const friedEgg = one(
  'egg',
  ['Fried egg', 'ไข่ดาว', '煎蛋'],
  [value('runny', 'Runny yolk', 'ไข่แดงเยิ้ม', '流心蛋'), value('wellDone', 'Well done', 'ไข่ดาวสุก', '全熟蛋')],
  'runny',
)

export const sweetness = one(
  'sweetness',
  ['Sweetness', 'ความหวาน', '甜度'],
  [
    value('none', 'Unsweetened', 'ไม่หวาน', '无糖'),
    value('less', 'Less sweet', 'หวานน้อย', '少糖'),
    value('regular', 'Regular sweet', 'หวานปกติ', '正常糖'),
  ],
  'regular',
)

export const ice = one(
  'ice',
  ['Ice', 'น้ำแข็ง', '冰量'],
  [
    value('none', 'No ice', 'ไม่ใส่น้ำแข็ง', '去冰'),
    value('less', 'Less ice', 'น้ำแข็งน้อย', '少冰'),
    value('regular', 'Regular ice', 'น้ำแข็งปกติ', '正常冰'),
  ],
  'regular',
)

/** Ingredients to leave out; any number, none by default. */
export const leaveOut = (...ids: (keyof typeof leavable)[]): AttrGroup => ({
  id: 'leaveOut',
  name: ['Leave out', 'ไม่ใส่', '不要'],
  values: ids.map((id) => leavable[id]),
  defaults: [],
  required: false,
  multiple: true,
})

const leavable = {
  peanuts: value('noPeanuts', 'No peanuts', 'ไม่ใส่ถั่วลิสง', '不要花生'),
  driedShrimp: value('noDriedShrimp', 'No dried shrimp', 'ไม่ใส่กุ้งแห้ง', '不要虾米'),
  coriander: value('noCoriander', 'No coriander', 'ไม่ใส่ผักชี', '不要香菜'),
  sprouts: value('noSprouts', 'No bean sprouts', 'ไม่ใส่ถั่วงอก', '不要豆芽'),
  onion: value('noOnion', 'No shallots', 'ไม่ใส่หอมแดง', '不要红葱头'),
}
