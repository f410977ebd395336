import { english } from '../english'

export default english({
  privacy: {
    title: 'Your data, your choice',
    text: 'We use your name, phone, address and place to prepare and deliver your orders, and nothing else without asking you.',
    read: 'Read the privacy policy',
    agree: 'Agree',
  },
  texts: {
    title: 'Information',
    missing: 'There is no such text',
    missingText: 'The link may be old.',
    version: 'Version {{version}}',
  },
})
