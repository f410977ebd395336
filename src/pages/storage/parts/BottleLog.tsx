import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { drinksApi } from '@/api/endpoints/drinks'
import { Loaded } from '@/components/loading/Loaded'
import type { DrinkLogRow } from '@/contract/inStore/drinks'
import { dateTimeText } from '@/domain/time/dateText'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { useBottleTexts } from './useBottleTexts'
import styles from './Bottles.module.scss'

/** How many lines of the log are read: what happens to a bottle in half a year. */
const LINES = 100

/** What happened to a bottle, newest first, each time with the picture that staff took. */
export const BottleLog = observer(function BottleLog({ id }: { id: string }) {
  const t = useText()
  const log = useResource(() => drinksApi.log({ id, page: 1, pageSize: LINES }))
  return (
    <Card>
      <View className={styles.logHead}>
        <Heading level={2} look="title3">
          {t('bottles.happened')}
        </Heading>
        <View className={styles.hint}>
          <Icon name="camera" size={18} />
          <Text className={styles.hintText}>{t('bottles.photoEach')}</Text>
        </View>
      </View>
      <Loaded of={log} skeleton={<LogSkeleton />}>
        {({ list }) => (
          <>
            {list.map((row, at) => (
              <LogLine key={row.id} row={row} first={at === 0} last={at === list.length - 1} />
            ))}
          </>
        )}
      </Loaded>
    </Card>
  )
})

function LogSkeleton() {
  return (
    <Skeleton rows={2}>
      <Bar shape="title" />
    </Skeleton>
  )
}

const LogLine = observer(function LogLine({ row, first, last }: { row: DrinkLogRow; first: boolean; last: boolean }) {
  const { config, locale } = useStores()
  const { logOf } = useBottleTexts()
  const { at, staff, remark, image } = row
  const note = [dateTimeText(at, locale.current), staff, remark].filter(Boolean).join(' · ')
  return (
    <View className={styles.line}>
      <View className={styles.rail} {...{ 'aria-hidden': true }}>
        <View className={classes(styles.dot, first && styles.newest)} />
        {!last && <View className={styles.thread} />}
      </View>
      <View className={styles.lineTexts}>
        <Text className={styles.lineTitle}>{logOf(row)}</Text>
        <Text className={styles.caption}>{note}</Text>
      </View>
      {image !== '' && <Picture src={config.picture(image)} alt="" size={44} />}
    </View>
  )
})
