import { english } from '../english'

/** Texts of choosing and sending pictures. */
export default english({
  pictures: {
    title: 'Pictures (optional)',
    add: 'Add pictures',
    one: 'Picture {{no}}',
    sending: 'Sending picture {{no}}',
    retry: 'Send picture {{no}} again',
    remove: 'Remove picture {{no}}',
    failed: 'A picture did not get through. Send it again or remove it.',
    wrongType: 'This kind of picture cannot be used here. Please choose a photo as JPEG, PNG or WebP',
    tooLarge: 'The picture is larger than {{most}} MB. Please choose a smaller one',
  },
})
