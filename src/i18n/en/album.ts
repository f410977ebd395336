import { english } from '../english'

/** Texts of saving pictures. */
export default english({
  album: {
    hold: 'Hold the picture to save it',
    askTitle: 'May we use your photos?',
    askText: 'You did not allow saving before. Allow it in the settings, and the picture is saved.',
    settings: 'Open the settings',
    refused: 'The picture was not saved',
  },
})
