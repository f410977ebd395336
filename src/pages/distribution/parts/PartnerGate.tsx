import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/loading/Loaded'
import { useText } from '@/hooks/useText'
import { relaunch } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { type Admission, isAdmitted, type Programme, useProgramme } from './useProgramme'

interface Props {
  to: Admission
  children: (programme: Programme, reload: () => void) => ReactNode
}

/** What a page of the programme shows to those who are admitted. */
export const PartnerGate = observer(function PartnerGate({ to, children }: Props) {
  const t = useText()
  const programme = useProgramme(to)
  return (
    <Loaded of={programme} skeleton={<PartnerSkeleton />}>
      {(value) => {
        if (isAdmitted(value, to)) return children(value, () => void programme.load())
        if (value.info.switch) return <PartnerSkeleton />
        const away = { action: t('partner.toMe'), onAction: () => relaunch('/pages/index/my-index') }
        return <Empty art={memberArt.gift} title={t('partner.off')} text={t('partner.offText')} {...away} />
      }}
    </Loaded>
  )
})

/** Placeholder of the cards of a page. */
export function PartnerSkeleton() {
  return <CardSkeleton rows={4} />
}
