export default {
  stores: { title: 'Choose a store' },
  storeIntro: { title: 'About the store' },
  method: { title: 'How would you like it?' },
}
