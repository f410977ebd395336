import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { qrcodeApi } from '@/api/endpoints/qrcode'
import { Loaded } from '@/components/loading/Loaded'
import { qrImage } from '@/components/media/qrImage'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { QrPicture } from '@/ui/media/QrPicture'
import styles from './Campaign.module.scss'

/** The QR code that opens a campaign on another phone. */
export const CampaignCode = observer(function CampaignCode({ id }: { id: string }) {
  const { offlineCache } = useStores()
  const t = useText()
  const code = useResource((onStale) =>
    offlineCache.networkFirst(`campaign code ${id}`, () => qrcodeApi.read({ kind: 'couponActivity', id }), onStale),
  )
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('couponActivity.friend')}
      </Heading>
      <View className={styles.code}>
        <Loaded of={code} skeleton={<CardSkeleton rows={1} />}>
          {({ qrCode }) => <Code text={qrCode} label={t('couponActivity.codeLabel')} />}
        </Loaded>
      </View>
      <Text className={styles.caption}>{t('couponActivity.friendText')}</Text>
    </Card>
  )
})

function Code({ text, label }: { text: string; label: string }) {
  const image = useMemo(() => qrImage(text), [text])
  return <QrPicture src={image} alt={label} />
}
