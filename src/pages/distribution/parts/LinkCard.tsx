import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { qrImage } from '@/components/media/qrImage'
import type { PartnerCentre } from '@/contract/partner/partner'
import { useCopy } from '@/hooks/useCopy'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { QrPicture } from '@/ui/media/QrPicture'
import styles from './Partner.module.scss'

/** The link of a partner with its QR code. */
export const LinkCard = observer(function LinkCard({ centre }: { centre: PartnerCentre }) {
  const t = useText()
  const copy = useCopy()
  const { link } = centre
  const qr = useMemo(() => qrImage(link), [link])
  return (
    <Card>
      <View className={styles.link}>
        <View className={styles.qr}>
          <QrPicture small src={qr} alt={t('partner.qr')} />
        </View>
        <View className={styles.texts}>
          <Heading level={2} look="title3">
            {t('partner.yourLink')}
          </Heading>
          <Text className={styles.address}>{link.replace(/^https?:\/\//, '')}</Text>
          <View className={styles.buttons}>
            <View className={styles.button}>
              <Button look="neutral" size="small" icon="copy" onTap={() => copy(link)}>
                {t('partner.copyLink')}
              </Button>
            </View>
            <View className={styles.button}>
              <Button look="neutral" size="small" icon="qr-code" onTap={() => go('/pages/order/distribution/fxhb')}>
                {t('partner.card')}
              </Button>
            </View>
          </View>
        </View>
      </View>
    </Card>
  )
})
