import { english } from '../english'

export default english({
  web: {
    title: 'Web page',
    wrong: 'This is not the address of a web page',
    leave: 'This page opens outside the app.',
    open: 'Open in the browser',
    copy: 'Copy the address',
    blank: 'Nothing to see here?',
  },
})
