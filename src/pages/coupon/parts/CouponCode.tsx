import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import { CopyLink } from '@/components/actions/CopyLink'
import { Loaded } from '@/components/loading/Loaded'
import { qrImage } from '@/components/media/qrImage'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { QrPicture } from '@/ui/media/QrPicture'
import { useBrightScreen } from '@/hooks/useBrightScreen'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './CouponDetail.module.scss'

/** What staff scan or type to use a coupon. Without network it is the code that was shown last. */
export const CouponCode = observer(function CouponCode({ couponId }: { couponId: string }) {
  const { offlineCache } = useStores()
  const code = useResource((onStale) =>
    offlineCache.networkFirstForUser(`coupon code ${couponId}`, () => couponApi.qrcode({ couponId }), onStale),
  )
  useBrightScreen()
  return (
    <Loaded of={code} skeleton={<CodeBars />}>
      {(shown) => <ShownCode {...shown} />}
    </Loaded>
  )
})

const ShownCode = observer(function ShownCode({ code, qrCode }: { code: string; qrCode: string }) {
  const t = useText()
  const image = useMemo(() => qrImage(qrCode), [qrCode])
  return (
    <View className={styles.codeArea}>
      <QrPicture src={image} alt={t('couponPages.codeLabel', { code })} />
      <View className={styles.codeRow}>
        <Text className={styles.signs}>{`${code.slice(0, 4)} ${code.slice(4)}`}</Text>
        <CopyLink text={code} />
      </View>
      <Text className={styles.caption}>{t('couponPages.showAtTill')}</Text>
    </View>
  )
})

function CodeBars() {
  return <CardSkeleton rows={1} />
}
