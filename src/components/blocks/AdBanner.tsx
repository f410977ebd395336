import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Banner } from './pictures/Banner'
import { useStores } from '@/hooks/useStores'

interface Props {
  place: 'index' | 'orderInfo' | 'user'
}

/** What the merchant advertises in a place; nothing when there is none, or when it cannot be had. */
export const AdBanner = observer(function AdBanner({ place }: Props) {
  const { ads } = useStores().config
  useEffect(() => void ads.start(), [ads])
  const slides = ads.value?.[place].map((ad) => ({ ...ad, text: '' })) ?? []
  return slides.length > 0 ? <Banner data={{ slides }} /> : null
})
