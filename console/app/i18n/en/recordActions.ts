import { clubActions } from './club'

/** What staff do with a record beside editing it: the button, and the question that is asked first. */
export const recordActions = {
  ...clubActions,
  renewLink: {
    button: 'New link for a password',
    question: 'An earlier link ends. The link is shown once and is valid for three days: send it to the person.',
  },
  signOut: { button: 'Sign out everywhere', question: 'All devices of this person are signed out at once.' },
  remove: {
    button: 'Remove',
    question: 'The person is signed out at once and cannot sign in any more. The audit log keeps the name.',
  },
  readmit: { button: 'Give access again', question: 'The person can sign in again, with the earlier password.' },
  pauseStore: {
    button: 'Close now',
    question:
      'Guests can no longer order, also at the tables, until you open it again. Carts are kept. Orders in progress and bills go on.',
  },
  openStore: { button: 'Follow the opening hours again' },
  openNewStore: {
    button: 'Open the restaurant',
    question:
      'Guests see the restaurant from now on, and can order in its opening hours. Check its menu, prices, delivery area and PromptPay account first.',
  },
  saveDifferences: { button: 'Save as CSV', question: 'The differences of these days, as a table for spreadsheets.' },
  saveDocuments: {
    button: 'Save as CSV',
    question: 'The documents of these days, of the chosen restaurant or of all, as a table for spreadsheets.',
  },
  reset: {
    button: 'Back to the usual values',
    question: 'What is entered here is removed, and the usual values apply to all guests at once.',
  },
  createBankFile: {
    button: 'File for the bank',
    question: 'All withdrawals that wait go into one file (CSV), and are at the bank from then on.',
  },
  saveBankFile: { button: 'Save the file for the bank again' },
  markSent: {
    button: 'Mark as sent',
    question: 'The money has left by hand: the guest is told that the refund is done.',
  },
  sendAgain: { button: 'Try again' },
}
