import { english } from '../english'

export default english({
  block: {
    title: 'Not available',
    head: 'This account cannot use the shop at the moment',
    text: 'If you think this is a mistake, please call or write to us.',
    call: 'Call {{phone}}',
    write: 'Write to {{email}}',
    logout: 'Log out',
  },
})
