import '@/i18n/en/invite'
import { screen } from '@/shell/screen'
import { OpenCampaign } from './parts/OpenCampaign'

/** `yqgz`: the rules of the campaign. */
const InvitationRules = () => <OpenCampaign rules />

export default screen('/pages/order/invitation/yqgz', InvitationRules)
