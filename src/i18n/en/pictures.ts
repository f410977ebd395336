import { addTexts } from '../instance'
import th from '../th/pictures'
import zh from '../zh/pictures'

/** Texts of choosing and sending pictures. */
const en = {
  pictures: {
    title: 'Pictures (optional)',
    add: 'Add pictures',
    one: 'Picture {{no}}',
    sending: 'Uploading picture {{no}}',
    retry: 'Upload picture {{no}} again',
    remove: 'Remove picture {{no}}',
    failed: 'A picture was not uploaded. Try again or remove it.',
    wrongType: 'This file type is not supported. Please choose a JPEG, PNG or WebP picture',
    tooLarge: 'The picture is larger than {{most}} MB. Please choose a smaller one',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
