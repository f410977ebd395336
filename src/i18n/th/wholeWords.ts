import { JOINER } from '@/domain/text/nonBreaking'

/** Words that browsers break, with the places where they do: Thai has no spaces, and their dictionaries lack loanwords and compounds. */
const WORDS = [
  'ขั้น|ต่ำ',
  'ของ|ขวัญ',
  'คัด|ลอก',
  'คำ|สั่ง|ซื้อ',
  'คิว|อาร์',
  'ความ|คิด|เห็น',
  'ค่า|กล่อง',
  'ค่า|ใช้|จ่าย',
  'เข้า|สู่|ระบบ',
  'เครือ|ข่าย',
  'จ่าย|น้อย|ลง|ได้',
  'เช็ค|อิน',
  'เชื่อม|ต่อ',
  'ดำเนิน|การ',
  'เดลิ|เว|อรี',
  'บรรจุ|ภัณฑ์',
  'ใบ|กำกับ',
  'พร้อม|เพย์',
  'แพ็ก|เกจ',
  'เพื่อน|ได้',
  'มือ|ถือ',
  'ย้อน|หลัง',
  'ราย|ละเอียด',
  'เรียก|คืน',
  'ไร|เด|อร์',
  'ล่วง|หน้า',
  'ลูก|ศร',
  'วัน|เกิด',
  'สต็|อก',
  'สถาน|ที่',
  'ส่วน|บุคคล',
  'สัก|ครู่',
  'หน้า|ร้าน',
  'ออ|เด|อร์',
  'แค|ปหน้าจอ',
  'ออก|จาก|ระบบ',
  'ออฟ|ไลน์',
  'อั่ง|เปา',
]

const joined = new Map(WORDS.map((word) => [word.split('|').join(''), word.split('|').join(JOINER)]))
const words = new RegExp([...joined.keys()].join('|'), 'g')

/** Thai texts in which no line breaks within a word. */
export function wholeWords<T extends Record<string, Record<string, string>>>(areas: T): T {
  return Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, wholeText(text)])),
    ]),
  ) as T
}

const wholeText = (text: string) => text.replace(words, (word) => joined.get(word) ?? word)
