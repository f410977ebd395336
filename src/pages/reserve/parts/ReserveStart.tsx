import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Loaded } from '@/components/loading/Loaded'
import { PickedStore } from '@/components/store/PickedStore'
import type { ReserveConfig } from '@/contract/inStore/reserve'
import type { StoreDetail } from '@/contract/store/store'
import { useStores } from '@/hooks/useStores'
import { useSignInGate } from '@/components/account/useSignInGate'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { ClosedReserve } from './ClosedReserve'
import { HowToBook } from './HowToBook'
import { NextBooking } from './NextBooking'
import { StoreRules } from './StoreRules'
import { useReserveConfig } from './useReserveConfig'
import styles from './Reserve.module.scss'

/** The beginning of a booking in a store. */
export const ReserveStart = observer(function ReserveStart({ store }: { store: StoreDetail }) {
  const t = useText()
  const { session } = useStores()
  const config = useReserveConfig(store.id)
  return (
    <View className={styles.page}>
      <Loaded of={config} skeleton={<CardSkeleton rows={4} />}>
        {(value) => (
          <>
            <Headline config={value} />
            <PickedStore store={store} page="reserve" callText={t('reserve.callStore')} />
            {session.signedIn && <NextBooking />}
            {value.open ? <Open config={value} /> : <ClosedReserve text={value.closedText} />}
          </>
        )}
      </Loaded>
    </View>
  )
})

const Headline = observer(function Headline({ config: { open, advanceDays } }: { config: ReserveConfig }) {
  const t = useText()
  return (
    <View className={styles.headline}>
      <View className={styles.texts}>
        <Heading level={2} look="title1">
          {t('reserve.headline')}
        </Heading>
        {open && <Text className={styles.lead}>{t('reserve.ahead', { count: advanceDays })}</Text>}
      </View>
      <Art src={memberArt.calendar} size={104} />
    </View>
  )
})

const Open = observer(function Open({ config }: { config: ReserveConfig }) {
  const t = useText()
  const { member } = useSignInGate()
  return (
    <>
      <HowToBook />
      <StoreRules config={config} />
      <Dock>
        <View className={styles.half}>
          <Button wide size="large" look="outline" onTap={() => member(() => go('/pages/other/reserve/list'))}>
            {t('reserve.mine')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide size="large" onTap={() => go('/pages/other/reserve/ljyy', { storeId: config.storeInfo.id })}>
            {t('reserve.bookTitle')}
          </Button>
        </View>
      </Dock>
    </>
  )
})
