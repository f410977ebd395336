import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { qrImage } from '@/components/media/qrImage'
import { QrPicture } from '@/ui/media/QrPicture'
import { SavePicture } from '@/components/actions/SavePicture'
import { useText } from '@/hooks/useText'
import type { WifiNetwork } from '@/contract/store/store'
import { wifiCode } from '@/domain/store/wifi'
import styles from './Wifi.module.scss'

/** QR code that lets a phone's camera join a network. */
export const WifiCode = observer(function WifiCode({ network }: { network: WifiNetwork }) {
  const t = useText()
  const picture = qrImage(wifiCode(network))
  return (
    <Card>
      <View className={styles.code}>
        <QrPicture src={picture} alt={t('wifi.code', { name: network.ssid })} />
        <Text className={styles.hint}>{t('wifi.scan')}</Text>
        <SavePicture text={t('wifi.save')} picture={picture} name="wifi" />
      </View>
    </Card>
  )
})
