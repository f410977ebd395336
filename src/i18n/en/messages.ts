import common from './common'
import home from './home'
import menu from './menu'
import orders from './orders'
import me from './me'
import stores from './stores'
import checkout from './checkout'
import addresses from './addresses'

/** English, the source of all text names. Each area has a file; some files hold the texts of several pages. */
export default { ...common, ...home, ...menu, ...orders, ...me, ...stores, ...checkout, ...addresses }
