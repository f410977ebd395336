import { addTexts } from '../instance'
import th from '../th/scan'
import zh from '../zh/scan'

const en = {
  scan: {
    title: 'Scan a code',
    looking: 'Point the camera at the code on your table or at the till.',
    starting: 'Starting the camera…',
    view: 'Camera view',
    none: 'This is not one of our codes. Try the one on your table or at the till.',
    off: 'This kind of code is not in use at the moment.',
    unread: 'We found no code in that picture. Try one where the code is large and sharp.',
    denied: 'Camera access is off',
    deniedText: 'Allow it in the settings of your browser, or choose a picture of the code.',
    noCamera: 'No camera found',
    noCameraText: 'Choose a picture of the code instead.',
    busy: 'The camera did not start',
    busyText: 'Another app may be using it. You can also choose a picture of the code.',
    useCamera: 'Use the camera',
    picture: 'Choose a picture',
    lightOn: 'Turn the light on',
    lightOff: 'Turn the light off',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
