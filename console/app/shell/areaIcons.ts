import AccountBalance from '@mui/icons-material/AccountBalance'
import CardGiftcard from '@mui/icons-material/CardGiftcard'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber'
import BarChart from '@mui/icons-material/BarChart'
import Badge from '@mui/icons-material/Badge'
import GroupAdd from '@mui/icons-material/GroupAdd'
import Groups from '@mui/icons-material/Groups'
import PointOfSale from '@mui/icons-material/PointOfSale'
import LocalBar from '@mui/icons-material/LocalBar'
import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import ReceiptLong from '@mui/icons-material/ReceiptLong'
import SoupKitchen from '@mui/icons-material/SoupKitchen'
import CreditCard from '@mui/icons-material/CreditCard'
import Palette from '@mui/icons-material/Palette'
import PhotoLibrary from '@mui/icons-material/PhotoLibrary'
import People from '@mui/icons-material/People'
import Reviews from '@mui/icons-material/Reviews'
import Settings from '@mui/icons-material/Settings'
import RestaurantMenu from '@mui/icons-material/RestaurantMenu'
import TableBar from '@mui/icons-material/TableBar'
import TableRestaurant from '@mui/icons-material/TableRestaurant'
import EventSeat from '@mui/icons-material/EventSeat'
import Storefront from '@mui/icons-material/Storefront'
import Stars from '@mui/icons-material/Stars'
import WorkspacePremium from '@mui/icons-material/WorkspacePremium'
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet'
import Cake from '@mui/icons-material/Cake'
import Campaign from '@mui/icons-material/Campaign'
import CardMembership from '@mui/icons-material/CardMembership'
import CurrencyExchange from '@mui/icons-material/CurrencyExchange'
import Description from '@mui/icons-material/Description'
import EventAvailable from '@mui/icons-material/EventAvailable'
import FactCheck from '@mui/icons-material/FactCheck'
import Handshake from '@mui/icons-material/Handshake'
import History from '@mui/icons-material/History'
import Hub from '@mui/icons-material/Hub'
import LocalMall from '@mui/icons-material/LocalMall'
import MilitaryTech from '@mui/icons-material/MilitaryTech'
import Payments from '@mui/icons-material/Payments'
import Percent from '@mui/icons-material/Percent'
import Pin from '@mui/icons-material/Pin'
import Redeem from '@mui/icons-material/Redeem'
import ReportProblem from '@mui/icons-material/ReportProblem'
import Savings from '@mui/icons-material/Savings'
import ShoppingBag from '@mui/icons-material/ShoppingBag'
import Sms from '@mui/icons-material/Sms'
import Style from '@mui/icons-material/Style'
import type { Area, Group } from '../areas/area'
import type { Screen } from '../areas/screens'

/** The icon of an area in the navigation: its own, else that of its group. */
export const areaIcon = ({ name, group }: Area): typeof People => OWN_ICONS[name] ?? GROUP_ICONS[group]

const OWN_ICONS: Readonly<Record<string, typeof People>> = {
  document: Description,
  transfer: Payments,
  refund: CurrencyExchange,
  difference: ReportProblem,
  comparison: FactCheck,
  storeCharges: Percent,
  codeBatch: Pin,
  couponPack: Style,
  packOrder: ShoppingBag,
  couponActivity: Campaign,
  memberLevel: MilitaryTech,
  equityCard: CardMembership,
  topUpAmount: AccountBalanceWallet,
  pointsItem: Redeem,
  pointsOrder: LocalMall,
  signInReward: EventAvailable,
  birthdayReward: Cake,
  invitation: Handshake,
  partner: Hub,
  withdrawal: Savings,
  messageTemplate: Sms,
  audit: History,
}

const GROUP_ICONS: Record<Group, typeof People> = {
  service: ReceiptLong,
  money: AccountBalance,
  menu: RestaurantMenu,
  look: Palette,
  coupons: ConfirmationNumber,
  giftCards: CardGiftcard,
  membership: WorkspacePremium,
  points: Stars,
  growth: GroupAdd,
  records: People,
  stores: Storefront,
  settings: Settings,
  team: Badge,
}

/** The icon of each page that is no list. */
export const SCREEN_ICONS: Record<Screen['name'], typeof People> = {
  orders: ReceiptLong,
  tables: TableRestaurant,
  tableSetup: TableBar,
  till: QrCodeScanner,
  reserve: EventSeat,
  queue: Groups,
  drinks: LocalBar,
  kitchen: SoupKitchen,
  menu: RestaurantMenu,
  look: Palette,
  pictures: PhotoLibrary,
  dayClose: PointOfSale,
  feedback: Reviews,
  numbers: BarChart,
  payments: CreditCard,
  settings: Settings,
}
