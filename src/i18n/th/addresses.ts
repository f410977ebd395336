export default {
  addresses: { title: 'ที่อยู่' },
  address: { title: 'ที่อยู่' },
}
