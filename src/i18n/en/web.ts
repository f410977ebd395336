import { english } from '../english'

export default english({
  web: {
    title: 'Web page',
    wrong: 'This is not a valid web address',
    leave: 'This page opens outside the app.',
    open: 'Open in the browser',
    copy: 'Copy address',
    blank: 'Page not showing?',
  },
})
