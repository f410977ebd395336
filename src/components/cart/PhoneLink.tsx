import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import '@/i18n/en/wide'
import { qrImage } from '@/components/media/qrImage'
import { useText } from '@/hooks/useText'
import { QrPicture } from '@/ui/media/QrPicture'
import styles from './PhoneLink.module.scss'

/** A QR code that opens this page on the guest's phone. */
export function PhoneLink() {
  const t = useText()
  const code = useMemo(() => qrImage(window.location.href), [])
  return (
    <View className={styles.link}>
      <View className={styles.code}>
        <QrPicture src={code} alt={t('wide.qr')} small />
      </View>
      <View className={styles.texts}>
        <Text className={styles.title}>{t('wide.phone')}</Text>
        <Text className={styles.text}>{t('wide.phoneText')}</Text>
      </View>
    </View>
  )
}
