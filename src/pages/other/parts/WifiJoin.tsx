import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { Notice } from '@/components/Notice'
import { useAction } from '@/components/useAction'
import { useText } from '@/components/useText'
import type { WifiNetwork } from '@/contract/store'
import type { WifiProblem } from '@/domain/wifi'
import { joinWifi } from '@/platform/wifi'

/** Joins a network, and says what came of it until it is tried again. */
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
