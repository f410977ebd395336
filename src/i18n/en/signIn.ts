import { english } from '../english'

/** What is asked in the middle of something else. */
export default english({
  signIn: {
    again: 'Please log in again',
    againText: 'You were logged out on this device. What you typed stays here.',
    go: 'Log in',
    phoneText: 'Please bind your phone number first',
    bind: 'Bind now',
    secretKey: 'The secret key of the Alipay app is not configured correctly. Please tell the store.',
  },
})
