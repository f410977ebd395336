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
import type { Group } from '../areas/area'
import type { Screen } from '../areas/screens'

/** The icon of each group of the navigation. */
export const AREA_ICONS: Record<Group, typeof People> = {
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
