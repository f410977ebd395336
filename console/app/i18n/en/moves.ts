/** What staff do with a record beside editing it: the button, and the question that is asked first. */
export const moves = {
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
}
