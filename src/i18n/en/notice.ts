import { english } from '../english'

export default english({
  shopNotice: {
    title: 'Shop notice',
    store: 'At {{name}}',
  },
})
