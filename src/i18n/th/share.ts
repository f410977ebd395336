export default { share: { label: 'แชร์ {{name}}', copied: 'คัดลอกลิงก์แล้ว' } }
