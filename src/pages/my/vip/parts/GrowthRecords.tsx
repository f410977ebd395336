import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { vipCardApi } from '@/api/endpoints/vipCard'
import { Loaded } from '@/components/loading/Loaded'
import { countText } from '@/domain/money/money'
import { dateTimeText } from '@/domain/time/dateText'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Empty } from '@/ui/feedback/Empty'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './Levels.module.scss'

/** Entries that are shown: more than a year of meals. */
const SHOWN = 100

/** What changed the growth value, the latest first. */
export const GrowthRecords = observer(function GrowthRecords({ onClose }: { onClose: () => void }) {
  const { locale } = useStores()
  const t = useText()
  const [open, setOpen] = useState(true)
  const records = useResource(() => vipCardApi.growth({ pageSize: SHOWN }))
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <Sheet open={open} title={t('vip.records')} onClose={close}>
      <Loaded of={records} skeleton={<Skeleton rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty art={memberArt.crown} title={t('vip.noRecords')} text={t('vip.noRecordsText')} />
          ) : (
            <View>
              {list.map(({ id, text, at, amount }) => (
                <View key={id} className={styles.record}>
                  <View className={styles.benefitTexts}>
                    <Text className={styles.benefitTitle}>{text}</Text>
                    <Text className={styles.caption}>{dateTimeText(at, locale.current)}</Text>
                  </View>
                  <Text className={styles.amount}>{`${amount < 0 ? '−' : '+'}${countText(Math.abs(amount))}`}</Text>
                </View>
              ))}
            </View>
          )
        }
      </Loaded>
    </Sheet>
  )
})
