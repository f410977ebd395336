import type { Messages } from '../messages'
import { wholeWords } from './wholeWords'
import codeForm from './codeForm'
import common from './common'
import home from './home'
import linkBroken from './linkBroken'
import menu from './menu'
import dish from './dish'
import cart from './cart'
import savePicture from './savePicture'
import transferSlip from './transferSlip'
import list from './list'
import splash from './splash'
import visit from './visit'
import search from './search'
import orders from './orders'
import documents from './documents'
import orderCare from './orderCare'
import feedback from './feedback'
import refund from './refund'
import me from './me'
import storeList from './storeList'
import stores from './stores'
import storeIntro from './storeIntro'
import method from './method'
import checkout from './checkout'
import couponActivity from './couponActivity'
import couponPack from './couponPack'
import dailySignIn from './dailySignIn'
import couponPick from './couponPick'
import addresses from './addresses'
import place from './place'
import block from './block'
import profile from './profile'
import pictures from './pictures'
import privacy from './privacy'
import bottles from './bottles'
import partner from './partner'
import invite from './invite'
import lineup from './lineup'
import login from './login'
import reward from './reward'
import lineMessages from './lineMessages'
import share from './share'
import signIn from './signIn'
import scan from './scan'
import wide from './wide'
import inStore from './inStore'
import till from './till'
import activity from './activity'
import web from './web'
import bill from './bill'
import album from './album'
import help from './help'
import contact from './contact'
import couponPages from './couponPages'
import coupons from './coupons'
import couponGift from './couponGift'
import giftPoster from './giftPoster'
import wifi from './wifi'
import windowCoupon from './windowCoupon'
import giftCard from './giftCard'
import wallet from './wallet'
import equityCard from './equityCard'
import benefit from './benefit'
import levelUp from './levelUp'
import memberCard from './memberCard'
import vip from './vip'
import memberCode from './memberCode'
import topUp from './topUp'
import nearestOpen from './nearestOpen'
import notice from './notice'
import points from './points'
import relativeTime from './relativeTime'
import reserve from './reserve'
import running from './running'

const messages: Messages = {
  ...codeForm,
  ...common,
  ...home,
  ...linkBroken,
  ...menu,
  ...dish,
  ...cart,
  ...savePicture,
  ...transferSlip,
  ...list,
  ...splash,
  ...visit,
  ...search,
  ...orders,
  ...documents,
  ...orderCare,
  ...feedback,
  ...refund,
  ...me,
  ...storeList,
  ...stores,
  ...storeIntro,
  ...method,
  ...checkout,
  ...couponActivity,
  ...couponPack,
  ...dailySignIn,
  ...couponPick,
  ...addresses,
  ...place,
  ...block,
  ...profile,
  ...pictures,
  ...privacy,
  ...login,
  ...reward,
  ...lineMessages,
  ...share,
  ...signIn,
  ...scan,
  ...wide,
  ...inStore,
  ...till,
  ...activity,
  ...web,
  ...bill,
  ...album,
  ...help,
  ...contact,
  ...couponPages,
  ...coupons,
  ...couponGift,
  ...giftPoster,
  ...wifi,
  ...windowCoupon,
  ...giftCard,
  ...bottles,
  ...partner,
  ...invite,
  ...lineup,
  ...wallet,
  ...equityCard,
  ...benefit,
  ...levelUp,
  ...memberCard,
  ...vip,
  ...memberCode,
  ...topUp,
  ...nearestOpen,
  ...notice,
  ...points,
  ...relativeTime,
  ...reserve,
  ...running,
}
export default wholeWords(messages)
