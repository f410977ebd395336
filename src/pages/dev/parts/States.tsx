import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Heading } from '@/ui/layout/Heading'
import { Notice } from '@/ui/feedback/Notice'
import { Perforation } from '@/ui/layout/Perforation'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Ticket } from '@/ui/layout/Ticket'
import { Track } from '@/ui/feedback/Track'
import type { GalleryTexts } from './texts'
import styles from './gallery.module.scss'

const nothing = () => undefined
const VALUE = '฿60'
const NUMBER = 'A047'
const SIGNS = ['check-circle', 'cooking-pot', 'moped', 'house'] as const

/** State components: loading, empty, error, progress, countdown. */
export function States({ w }: { w: GalleryTexts }) {
  return (
    <>
      <Skeleton rows={2} />
      <Notice kind="error" text={w.closed} action={w.more} onAction={nothing} />
      <Notice kind="warning" text={w.staple} action={w.choose} onAction={nothing} />
      <Notice kind="good" text={w.added} />
      <Notice kind="info" text={w.couponHint} />
      <Notice kind="quiet" text={w.more} />
      <View className={styles.pad}>
        <View className={styles.wrap}>
          <Countdown label={w.validFor} seconds={872} />
          <Countdown label={w.validFor} seconds={42} />
        </View>
        <ProgressBar label={w.points} value={0.82} />
        <View className={styles.space} />
        <Ticket stub={<Heading>{VALUE}</Heading>}>
          <Heading look="title3">{w.coupon}</Heading>
          <Text className={styles.caption}>{w.couponHint}</Text>
        </Ticket>
        <View className={styles.space} />
        <Ticket spent stub={<Heading>{VALUE}</Heading>}>
          <Heading look="title3">{w.coupon}</Heading>
          <Text className={styles.caption}>{w.couponHint}</Text>
        </Ticket>
        <View className={styles.space} />
      </View>
      <Card>
        <Track
          now={2}
          stops={w.stops.map((label, index) => ({
            label,
            icon: SIGNS[index] ?? 'house',
            time: index < 3 ? '12:08' : undefined,
          }))}
        />
        <Perforation />
        <Heading look="hero">{NUMBER}</Heading>
      </Card>
      <Card>
        <Empty title={w.emptyTitle} text={w.emptyText} action={w.browse} onAction={nothing} />
      </Card>
      <Card>
        <ErrorState title={w.errorTitle} text={w.errorText} action={w.retry} onAction={nothing} />
      </Card>
    </>
  )
}
