import { english } from '../english'

/** Texts of saving pictures. */
export default english({
  album: {
    hold: 'Press and hold the picture to save it',
    askTitle: 'Allow access to your photos?',
    askText: 'Saving to your photos is turned off. Turn it on in the settings to save the picture.',
    settings: 'Open settings',
    refused: 'The picture was not saved',
  },
})
