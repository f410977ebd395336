import '@/i18n/en/points'
import { screen } from '@/shell/screen'
import { HowPointsWork } from './parts/HowPointsWork'

/** `pointdl`, the page of the platform name `setPoint`: the rules of points as they hold for the user, and when each lot of the user's points ends. */
const PointRules = () => <HowPointsWork />

export default screen('/pages/other/setPoint/pointdl', PointRules)
