import '@/i18n/en/invite'
import { useContentTitle } from '@/hooks/contentTitle'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { screen, type PageProps } from '@/shell/screen'
import { InviteCard } from './parts/InviteCard'
import { InviteLanding } from './parts/InviteLanding'
import { Inviter } from './parts/Inviter'
import { OpenCampaign } from './parts/OpenCampaign'

/** `yqyl`: the campaign with the own link; with `code` the invitation of a friend, with `card` the card that is sent. */
function Invitation({ query: { code, card } }: PageProps<'/pages/order/invitation/yqyl'>) {
  const t = useText()
  const { signedIn } = useStores().session
  useContentTitle(card && signedIn ? t('invite.cardTitle') : undefined)
  if (code) return <InviteLanding key={`${code} ${signedIn}`} code={code} />
  if (!signedIn) return <OpenCampaign />
  return card ? <InviteCard /> : <Inviter />
}

export default screen('/pages/order/invitation/yqyl', Invitation, { top: 'wash', closed: 'invite.none', shared: true })
