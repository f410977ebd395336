import { describeRoutes } from '../harness/everyRoute'
import { GUEST_PATHS } from '../harness/routeHarness'

describeRoutes(GUEST_PATHS)
