import { describeFaults } from './describeFaults'

describeFaults('weapp')
