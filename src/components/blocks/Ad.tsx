import { observer } from 'mobx-react-lite'
import { AdBanner } from '../AdBanner'

/** The advertisements of the home page. */
export const Ad = observer(function Ad() {
  return <AdBanner place="index" />
})
