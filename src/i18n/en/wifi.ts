import { addTexts } from '../instance'
import th from '../th/wifi'
import zh from '../zh/wifi'

const en = {
  wifi: {
    title: 'Wi-Fi',
    at: 'At {{name}}',
    other: 'Another store',
    name: 'Network',
    password: 'Password',
    open: 'No password needed',
    connect: 'Connect',
    connected: 'You are connected',
    code: 'Code to join {{name}}',
    scan: 'Point a phone’s camera at the code to join.',
    save: 'Save the code',
    none: 'No guest Wi-Fi here',
    noneText: 'Another store may have it.',
    byHand: 'Or type it into your phone’s Wi-Fi settings.',
  },
  wifiError: {
    unsupported: 'This device cannot connect from here',
    password: 'The password is wrong. Please ask the staff',
    timeout: 'The connection timed out. Come closer and try again',
    repeated: 'This phone is already connected or connecting',
    wifiOff: 'Wi-Fi is off. Please switch it on',
    gpsOff: 'Location is off. Please switch it on for Wi-Fi',
    denied: 'You did not allow the connection',
    invalidName: 'The network name is not valid',
    other: 'Could not connect. Use the name and password above',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
