import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/partner'
import { useSignInGate } from '@/components/account/useSignInGate'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PartnerGate } from './parts/PartnerGate'
import { PartnerVisit } from './parts/PartnerVisit'
import { SharePoster } from './parts/SharePoster'

/** `fxhb`: the poster of a partner, or with the `code` of a link what its receiver sees. */
function Poster({ query: { code } }: PageProps<'/pages/order/distribution/fxhb'>) {
  const t = useText()
  if (code) return <PartnerVisit key={code} code={code} />
  return (
    <View>
      <NavBar title={t('partner.cardTitle')} onBack={() => back('/pages/index/my-index')} />
      <OwnPoster />
    </View>
  )
}

const OwnPoster = observer(function OwnPoster() {
  const t = useText()
  const { session } = useStores()
  const { member } = useSignInGate()
  if (session.signedIn) return <PartnerGate to="partner">{() => <SharePoster />}</PartnerGate>
  const log = { action: t('partner.toLogIn'), onAction: () => member(() => undefined) }
  return <Empty art={memberArt.gift} title={t('partner.logIn')} {...log} />
})

export default screen('/pages/order/distribution/fxhb', Poster, { header: 'own', shared: true })
