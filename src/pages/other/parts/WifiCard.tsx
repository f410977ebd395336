import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { CopyLink } from '@/components/actions/CopyLink'
import { Row } from '@/ui/layout/Row'
import { useText } from '@/hooks/useText'
import type { WifiNetwork } from '@/contract/store/store'
import { canConnect } from '@/platform/device/wifi'
import { WifiCode } from './WifiCode'
import { WifiJoin } from './WifiJoin'
import styles from './Wifi.module.scss'

/** A Wi-Fi network: name and password, with a button to join where the host supports it, or a QR code elsewhere. */
export const WifiCard = observer(function WifiCard({ network }: { network: WifiNetwork }) {
  const t = useText()
  const { ssid, password } = network
  return (
    <>
      <Card>
        <Row icon="wifi-high" title={ssid} hint={t('wifi.name')} end={<CopyLink text={ssid} />} />
        {password ? (
          <Row icon="lock" title={password} hint={t('wifi.password')} end={<CopyLink text={password} />} />
        ) : (
          <Row icon="lock" title={t('wifi.open')} />
        )}
        <Text className={styles.hand}>{t('wifi.byHand')}</Text>
      </Card>
      {canConnect ? <WifiJoin network={network} /> : <WifiCode network={network} />}
    </>
  )
})
