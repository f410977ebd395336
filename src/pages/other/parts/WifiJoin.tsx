import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Notice } from '@/ui/feedback/Notice'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { WifiNetwork } from '@/contract/store/store'
import type { WifiProblem } from '@/domain/store/wifi'
import { joinWifi } from '@/platform/device/wifi'

/** Joins a network and shows the result until the next attempt. */
export const WifiJoin = observer(function WifiJoin({ network }: { network: WifiNetwork }) {
  const t = useText()
  const [outcome, setOutcome] = useState<WifiProblem | 'connected'>()
  const join = useAction(async () => {
    setOutcome(undefined)
    setOutcome((await joinWifi(network)) ?? 'connected')
  })
  return (
    <>
      <View {...{ 'aria-live': 'polite' }}>
        {outcome === 'connected' && <Notice kind="good" text={t('wifi.connected')} />}
        {outcome && outcome !== 'connected' && <Notice kind="error" text={t(`wifiError.${outcome}`)} />}
      </View>
      <Dock>
        <Button wide size="large" icon="wifi-high" busy={join.busy} onTap={() => void join.run()}>
          {t('wifi.connect')}
        </Button>
      </Dock>
    </>
  )
})
