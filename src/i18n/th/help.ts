export default {
  help: {
    title: 'ศูนย์ช่วยเหลือ',
    none: 'ยังไม่มีคำถาม',
    noneText: 'ถามเราได้โดยตรง',
    more: 'มีเรื่องอื่นไหม',
    contact: 'ติดต่อเรา',
    contactHint: 'ทางโทรศัพท์ อีเมล หรือแชต',
  },
}
