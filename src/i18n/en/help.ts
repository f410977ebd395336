import { english } from '../english'

export default english({
  help: {
    title: 'Help centre',
    none: 'No questions yet',
    noneText: 'Please ask us directly.',
    more: 'Something else?',
    contact: 'Contact us',
    contactHint: 'By phone, email or chat',
  },
})
