import type { Messages } from '../messages'
import common from './common'
import home from './home'
import menu from './menu'
import orders from './orders'
import me from './me'
import stores from './stores'
import checkout from './checkout'
import addresses from './addresses'

const messages: Messages = { ...common, ...home, ...menu, ...orders, ...me, ...stores, ...checkout, ...addresses }
export default messages
