import { describeRoutes } from '../harness/everyRoute'
import { MEMBER_PATHS } from '../harness/routeHarness'

describeRoutes(MEMBER_PATHS)
