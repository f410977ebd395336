import { observer } from 'mobx-react-lite'
import { payCodeApi } from '@/api/endpoints/payCode'
import { useOnShow } from '@/hooks/useOnShow'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

/** Leads a member to the pay code, and says whether there is one. */
export const PayCodeRow = observer(function PayCodeRow() {
  return useStores().session.signedIn ? <OwnPayCode /> : null
})

const OwnPayCode = observer(function OwnPayCode() {
  const t = useText()
  const state = useResource(() => payCodeApi.state({}))
  useOnShow(() => void (state.value && state.load()))
  if (!state.value) return null
  return (
    <Card>
      <Row
        icon="lock"
        title={t('topUp.payCode')}
        hint={t(state.value.on ? 'topUp.payCodeOn' : 'topUp.payCodeOff')}
        onTap={() => go('/pages/other/recharge/payCode', { set: '1' })}
      />
    </Card>
  )
})
