import { describeFaults } from './describeFaults'

describeFaults('alipay')
