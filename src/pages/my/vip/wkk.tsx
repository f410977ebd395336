import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { vipCardApi } from '@/api/endpoints/vipCard'
import { Loaded } from '@/components/loading/Loaded'
import type { Reply } from '@/contract/endpoint'
import type { vipCardContract } from '@/contract/membership/vipCard'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import '@/i18n/en/home'
import '@/i18n/en/vip'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { GrowthRules } from './parts/GrowthRules'
import { LevelBenefits } from './parts/LevelBenefits'
import { LevelHead } from './parts/LevelHead'
import { LevelPills } from './parts/LevelPills'
import { NextLevel } from './parts/NextLevel'

type Ladder = Reply<(typeof vipCardContract)['levels']>

/** `wkk`: the levels of members, what each gives, and what is missing to the next one. */
function Levels() {
  const t = useText()
  const ladder = useResource(() => vipCardApi.levels({}))
  return (
    <Loaded of={ladder} skeleton={<CardSkeleton rows={5} />}>
      {(value) =>
        value.on && value.levels.length > 0 ? (
          <OwnLevel ladder={value} />
        ) : (
          <Empty
            art={memberArt.crown}
            title={t('vip.closed')}
            text={t('vip.closedText')}
            action={t('vip.back')}
            onAction={() => go('/pages/index/my-index')}
          />
        )
      }
    </Loaded>
  )
}

const OwnLevel = observer(function OwnLevel({ ladder }: { ladder: Ladder }) {
  const own = ladder.me?.level ?? 0
  const [chosen, choose] = useState<number>()
  const shown = ladder.levels.find(({ level }) => level === (chosen ?? own)) ?? ladder.levels[0]
  return (
    <>
      <LevelHead levels={ladder.levels} me={ladder.me} />
      <NextLevel levels={ladder.levels} me={ladder.me} />
      <LevelPills levels={ladder.levels} own={ladder.me && own} shown={shown?.level ?? 0} onChoose={choose} />
      {shown && <LevelBenefits shown={shown} ladder={ladder} />}
      <GrowthRules earnPerAmount={ladder.earnPerAmount} member={ladder.me !== null} />
    </>
  )
})

export default screen('/pages/my/vip/wkk', Levels, { top: 'ink' })
