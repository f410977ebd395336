import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { qrImage } from '@/components/qrImage'
import { QrPicture } from '@/components/QrPicture'
import { SavePicture } from '@/components/SavePicture'
import { useText } from '@/components/useText'
import type { WifiNetwork } from '@/contract/store'
import { wifiCode } from '@/domain/wifi'
import styles from './Wifi.module.scss'

/** A code by which the camera of a phone joins a network. */
export const WifiCode = observer(function WifiCode({ network }: { network: WifiNetwork }) {
  const t = useText()
  const picture = qrImage(wifiCode(network))
  return (
    <Card>
      <View className={styles.code}>
        <QrPicture src={picture} alt={t('wifi.code', { name: network.ssid })} />
        <Text className={styles.how}>{t('wifi.scan')}</Text>
        <SavePicture text={t('wifi.save')} picture={picture} name="wifi" />
      </View>
    </Card>
  )
})
