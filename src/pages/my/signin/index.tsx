import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import '@/i18n/en/dailySignIn'
import '@/i18n/en/reward'
import { dailySignInApi } from '@/api/endpoints/dailySignIn'
import { Loaded } from '@/components/loading/Loaded'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { relaunch } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { MakeUpCard } from './parts/MakeUpCard'
import { MonthCard } from './parts/MonthCard'
import { RemindCard } from './parts/RemindCard'
import { RowCard } from './parts/RowCard'
import { SignInDock } from './parts/SignInDock'
import { SignInHero } from './parts/SignInHero'
import { SignInRules } from './parts/SignInRules'

definePageConfig({ enablePullDownRefresh: true })

/** The daily sign-in: days in a row with what they give, the month, missed days, the reminder and the rules. */
function DailySignInPage() {
  const t = useText()
  const [month, setMonth] = useState('')
  const [missed, chooseMissed] = useState<string>()
  const signIn = useResource(() => dailySignInApi.read({ month }))
  useEffect(() => void (month && signIn.load()), [month, signIn])
  const show = (view: DailySignIn) => {
    signIn.set(view)
    setMonth('')
  }
  const skeleton = <CardSkeleton rows={4} />
  return (
    <Loaded of={signIn} skeleton={skeleton}>
      {(view) =>
        view ? (
          <View>
            <SignInHero view={view} />
            <RowCard view={view} />
            <MonthCard view={view} onMonth={setMonth} onMissed={chooseMissed} />
            <MakeUpCard view={view} day={missed} onDay={chooseMissed} onSigned={show} />
            <RemindCard view={view} onChange={() => void signIn.load()} />
            <SignInRules view={view} />
            <SignInDock view={view} onSigned={show} />
          </View>
        ) : (
          <Empty
            art={memberArt.gift}
            title={t('dailySignIn.closed')}
            text={t('dailySignIn.closedText')}
            action={t('errors.toHome')}
            onAction={() => relaunch('/pages/index/index')}
          />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/my/signin/index', DailySignInPage, { top: 'ink', closed: 'dailySignIn.closed' })
