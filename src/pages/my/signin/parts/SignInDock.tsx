import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { dailySignInApi } from '@/api/endpoints/dailySignIn'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import type { RewardView } from '@/contract/membership/reward'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { rewardText } from '@/components/reward/rewardTexts'
import { SignedPanel } from './SignedPanel'

interface Props {
  view: DailySignIn
  onSigned: (view: DailySignIn) => void
}

/** Signs in, and shows what that gave. */
export const SignInDock = observer(function SignInDock({ view, onSigned }: Props) {
  const { session, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const ask = useMessages()
  const [key] = useState(() => new IdempotencyKey())
  const [given, setGiven] = useState<RewardView>()
  const sign = useAction(async () => {
    // Each agreement of a mini-program is for one message: it is asked for again while the reminder is on.
    const agreed = view.remind.on ? ask('signIn')('') : undefined
    const reply = await dailySignInApi.sign({}, { key: key.of(view.today) })
    key.forget()
    await agreed
    onSigned(reply.view)
    if (reply.reward) setGiven(reply.reward)
    else ui.notify(t('dailySignIn.already'))
    void session.refresh().catch(() => undefined)
  })
  const next = rewardText(view.nextReward, t, money)
  const today = next ? t('dailySignIn.signFor', { reward: next }) : t('dailySignIn.sign')
  return (
    <>
      <Dock>
        <Button wide size="large" busy={sign.busy} disabled={view.checked} onTap={() => void sign.run()}>
          {view.checked ? t('dailySignIn.checked') : today}
        </Button>
      </Dock>
      {given && <SignedPanel view={view} given={given} onSigned={onSigned} onClose={() => setGiven(undefined)} />}
    </>
  )
})
