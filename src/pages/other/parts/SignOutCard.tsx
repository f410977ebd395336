import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { relaunch } from '@/platform/navigation/navigation'
import { RemoveAccount } from './RemoveAccount'

const ME = '/pages/index/my-index'

/** Sign-out, on this or all devices, and deletion of the account. */
export const SignOutCard = observer(function SignOutCard() {
  const { session } = useStores()
  const t = useText()
  const [removing, setRemoving] = useState(false)
  const logout = useAction(async (everywhere: boolean) => {
    await session.logout(everywhere)
    relaunch(ME)
  })
  return (
    <>
      <Card>
        <Row icon="lock" title={t('profile.logout')} disabled={logout.busy} onTap={() => void logout.run(false)} />
        <Row
          icon="device-mobile"
          title={t('profile.logoutAll')}
          hint={t('profile.logoutAllHint')}
          disabled={logout.busy}
          onTap={() => void logout.run(true)}
        />
        <Row icon="trash" title={t('profile.remove')} onTap={() => setRemoving(true)} />
      </Card>
      {removing && <RemoveAccount onKeep={() => setRemoving(false)} onRemoved={() => relaunch(ME)} />}
    </>
  )
})
