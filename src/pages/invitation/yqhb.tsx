import '@/i18n/en/invite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { RedPacket } from './parts/RedPacket'

/** `yqhb`: a red packet, closed with its range or open with what it held. */
function PacketPage({ query: { id } }: PageProps<'/pages/order/invitation/yqhb'>) {
  if (id) return <Packet id={id} />
  return <LinkBroken action="invite.title" onAction={() => go('/pages/order/invitation/yqyl')} />
}

function Packet({ id }: { id: string }) {
  const packet = useResource(() => oldWithNewApi.packet({ id }))
  return (
    <Loaded of={packet} skeleton={<CardSkeleton rows={3} />}>
      {(value) => <RedPacket packet={value} onChanged={packet.load} />}
    </Loaded>
  )
}

export default screen('/pages/order/invitation/yqhb', PacketPage)
