import '@/i18n/en/invite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { screen, type PageProps } from '@/shell/screen'
import { InviteBars } from './parts/InviteBars'
import { RedPacket } from './parts/RedPacket'

/** `yqhb`: a red packet, closed with its range or open with what it held. */
function PacketPage({ query: { id = '' } }: PageProps<'/pages/order/invitation/yqhb'>) {
  const packet = useResource(() => oldWithNewApi.packet({ id }))
  return (
    <Loaded of={packet} skeleton={<InviteBars />}>
      {(value) => <RedPacket packet={value} onChanged={packet.load} />}
    </Loaded>
  )
}

export default screen('/pages/order/invitation/yqhb', PacketPage)
