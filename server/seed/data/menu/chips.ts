import type { GoodsChip } from '../../../db/columnTypes'
import type { ChipName, LocalizedText } from '../../notation'

const mark = (kind: GoodsChip['kind'], ...text: LocalizedText) => ({ kind, text })

/** Kind and text of every chip. */
export const CHIPS: Readonly<Record<ChipName, { kind: GoodsChip['kind']; text: LocalizedText }>> = {
  signature: mark('signature', 'Signature', 'จานเด่น', '招牌'),
  spicy: mark('spicy', 'Spicy', 'เผ็ด', '辣'),
  vegan: mark('vegan', 'Vegan', 'วีแกน', '纯素'),
  vegetarian: mark('vegetarian', 'Vegetarian', 'มังสวิรัติ', '蛋奶素'),
  glutenFree: mark('glutenFree', 'Gluten free', 'ปลอดกลูเตน', '无麸质'),
  peanuts: mark('allergen', 'Peanuts', 'ถั่วลิสง', '含花生'),
  shellfish: mark('allergen', 'Shellfish', 'กุ้ง ปู', '含虾蟹'),
  beef: mark('plain', 'Beef', 'เนื้อวัว', '牛肉'),
  pork: mark('plain', 'Pork', 'หมู', '猪肉'),
  noCaffeine: mark('plain', 'Caffeine free', 'ไม่มีคาเฟอีน', '无咖啡因'),
}
