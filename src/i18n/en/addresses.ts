export default {
  addresses: { title: 'Addresses' },
  address: { title: 'Address' },
}
