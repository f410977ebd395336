import { english } from '../english'

export default english({
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
    none: 'No Wi-Fi for guests here',
    noneText: 'Another of our stores may have it.',
    byHand: 'Or type it into your phone’s Wi-Fi settings.',
  },
  wifiError: {
    unsupported: 'This phone or system cannot connect from here',
    password: 'The password is wrong. Please ask the staff',
    timeout: 'The connection timed out. Come closer and try again',
    repeated: 'This phone is connected or connecting already',
    wifiOff: 'Wi-Fi is off. Please switch it on',
    gpsOff: 'Location is off. Please switch it on for Wi-Fi',
    denied: 'You did not allow the connection',
    invalidName: 'The name of the network is not valid',
    other: 'That did not connect. Use the name and password above',
  },
})
