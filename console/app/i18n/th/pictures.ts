import type { pictures as en } from '../en/pictures'

export const pictures: typeof en = {
  upload: 'อัปโหลดรูปภาพ',
  unused: 'เฉพาะรูปที่ไม่ได้ใช้',
  none: 'ยังไม่มีรูปภาพ',
  noneUnused: 'รูปภาพทุกรูปถูกใช้งานอยู่',
  more: 'แสดงเพิ่ม',
  size: '%{width} × %{height} พิกเซล',
  usedIn: 'ใช้อยู่ใน',
  notUsed: 'ยังไม่ได้ใช้',
  allUses: 'แสดงทั้งหมด %{count} แห่ง',
  uses: { activity: 'กิจกรรม', keptDrink: 'เครื่องดื่มที่ฝากไว้' },
  copy: 'คัดลอกที่อยู่',
  copied: 'คัดลอกที่อยู่แล้ว',
  notCopied: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก ที่อยู่คือ %{address}',
  uploaded: 'อัปโหลดแล้ว เลือกใช้ได้ทุกที่ที่ใส่รูปภาพได้',
  remove: 'ลบ',
  removeTitle: 'ลบรูปนี้หรือไม่',
  removeText: 'ลบแล้วกู้คืนไม่ได้ ตอนนี้ไม่มีส่วนใดที่ลูกค้าเห็นใช้รูปนี้อยู่ ออเดอร์เก่าและหน้าเวอร์ชันเก่าจะแสดงรูปแทนธรรมดา',
  removed: 'ลบแล้ว',
  choose: 'เลือกรูปจากคลังรูปภาพ',
  cancel: 'ยกเลิก',
}
