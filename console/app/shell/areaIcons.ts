import CardGiftcard from '@mui/icons-material/CardGiftcard'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber'
import GroupAdd from '@mui/icons-material/GroupAdd'
import People from '@mui/icons-material/People'
import Stars from '@mui/icons-material/Stars'
import WorkspacePremium from '@mui/icons-material/WorkspacePremium'
import type { Group } from '../areas/area'

/** The icon of each group of the navigation. */
export const AREA_ICONS: Record<Group, typeof People> = {
  coupons: ConfirmationNumber,
  giftCards: CardGiftcard,
  membership: WorkspacePremium,
  points: Stars,
  growth: GroupAdd,
  records: People,
}
