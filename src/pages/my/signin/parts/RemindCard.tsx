import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { useText } from '@/hooks/useText'
import { Toggle } from '@/ui/fields/Toggle'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useRemind } from './useRemind'

interface Props {
  view: DailySignIn
  onChange: () => void
}

/** Turns the daily reminder on and off. */
export const RemindCard = observer(function RemindCard({ view: { remind }, onChange }: Props) {
  const t = useText()
  const save = useRemind(onChange)
  const title = t('dailySignIn.remind', { time: remind.at })
  return (
    <Card>
      <Row
        icon="bell"
        title={title}
        hint={t('dailySignIn.remindHint')}
        end={<Toggle label={title} on={remind.on} disabled={save.busy} onChange={(on) => void save.run(on)} />}
      />
    </Card>
  )
})
