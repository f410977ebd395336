import { observer } from 'mobx-react-lite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { useSignInGate } from '@/components/account/useSignInGate'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { CampaignHead } from './CampaignHead'
import { HowItWorks } from './HowItWorks'
import { InviteRules } from './InviteRules'

/** The campaign as a guest sees it who has not signed in, or with all its rules only. */
export const OpenCampaign = observer(function OpenCampaign({ rules }: { rules?: boolean }) {
  const t = useText()
  const { member } = useSignInGate()
  const campaign = useResource(() => oldWithNewApi.activity({}))
  return (
    <Loaded of={campaign} skeleton={<CardSkeleton rows={3} />}>
      {({ activity }) => {
        if (!activity) return <Empty art={memberArt.letter} title={t('invite.none')} text={t('invite.noneText')} />
        if (rules) return <InviteRules activity={activity} whole />
        return (
          <>
            <CampaignHead activity={activity} />
            <HowItWorks activity={activity} />
            <InviteRules activity={activity} />
            <Dock>
              <Button wide size="large" onTap={() => member(() => undefined)}>
                {t('invite.send')}
              </Button>
            </Dock>
          </>
        )
      }}
    </Loaded>
  )
})
