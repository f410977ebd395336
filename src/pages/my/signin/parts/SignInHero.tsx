import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { countText } from '@/domain/money/money'
import { useText } from '@/hooks/useText'
import { InkHead } from '@/ui/layout/InkHead'
import { memberArt } from '@/ui/media/memberArtFiles'

/** How many days in a row, and how many points. */
export const SignInHero = observer(function SignInHero({ view }: { view: DailySignIn }) {
  const t = useText()
  const { continuousDays: count, points } = view
  return (
    <InkHead
      label={t('dailySignIn.inRow')}
      figure={String(count)}
      unit={t('dailySignIn.daysUnit', { count })}
      hints={[t('reward.points', { points: countText(points) })]}
      art={memberArt.calendar}
    />
  )
})
