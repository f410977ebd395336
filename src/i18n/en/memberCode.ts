import { addTexts } from '../instance'
import th from '../th/memberCode'
import zh from '../zh/memberCode'

const en = {
  memberCode: {
    title: 'Member code',
    barcode: 'Bar code for the till',
    qr: 'QR code for the till',
    left: 'New code in {{seconds}} s',
    ended: 'This code has ended',
    refresh: 'Refresh',
    reconnect: 'Reconnect',
    bright: 'Screen is brighter now. Show it at the till.',
    showIt: 'Make your screen bright and show it at the till.',
    topUp: 'Top up',
    records: 'Records',
    appleWallet: 'Add to Apple Wallet',
    googleWallet: 'Add to Google Wallet',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
