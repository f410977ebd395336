import { setPasswordCost } from '../../server/modules/accounts/passwords'

// Passwords are slow by design, and most files of tests sign in with one.
setPasswordCost(10)
