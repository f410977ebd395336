import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { leadsToEnabled } from '@/domain/config/featureFlags'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { Banner } from './pictures/Banner'
import type { adData } from '@/contract/config/blocks'
import type { BlockProps } from './blockProps'
import styles from './pictures/Banner.module.scss'

interface Props {
  place: 'index' | 'orderInfo' | 'user'
  /** Keeps the banner's height free while it loads: what follows does not move. */
  reserved?: boolean
}

/** The advertisement banner of a placement; nothing when there is none or it failed to load. */
export const AdBanner = observer(function AdBanner({ place, reserved }: Props) {
  const { ads, featureFlags } = useStores().config
  useOnShow(() => void ads.start())
  if (reserved && !ads.value && ads.error === undefined) return <View className={styles.banner} />
  const shown = ads.value?.[place].filter(({ link }) => !link || leadsToEnabled(featureFlags, link)) ?? []
  const slides = shown.map((ad) => ({ ...ad, text: '' }))
  return slides.length > 0 ? <Banner data={{ slides }} /> : null
})

/** The advertisement of a placement. */
export const Ad = observer(function Ad({ data: { place } }: BlockProps<typeof adData>) {
  return <AdBanner place={place} reserved />
})
