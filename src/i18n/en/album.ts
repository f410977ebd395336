import { addTexts } from '../instance'
import th from '../th/album'
import zh from '../zh/album'

/** Texts of saving pictures. */
const en = {
  album: {
    hold: 'Press and hold the picture to save it',
    askTitle: 'Allow access to your photos?',
    askText: 'Saving to your photos is turned off. Turn it on in the settings to save the picture.',
    settings: 'Open settings',
    refused: 'The picture was not saved',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
