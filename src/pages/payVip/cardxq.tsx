import '@/i18n/en/checkout'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/equityCard'
import '@/i18n/en/home'
import '@/i18n/en/orders'
import { screen, type PageProps } from '@/shell/screen'
import { AllCards } from './parts/AllCards'
import { CardOnSale } from './parts/CardOnSale'
import { OwnCard } from './parts/OwnCard'

/** `cardxq`: an equity card on sale, one of the user, or else all of both. */
function EquityCards({ query: { cardId, id } }: PageProps<'/pages/other/payVip/cardxq'>) {
  if (id) return <OwnCard key={id} id={id} />
  return cardId ? <CardOnSale key={cardId} cardId={cardId} /> : <AllCards />
}

export default screen('/pages/other/payVip/cardxq', EquityCards)
