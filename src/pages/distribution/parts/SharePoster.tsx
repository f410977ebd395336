import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { partnerApi } from '@/api/endpoints/partner'
import { SavePicture } from '@/components/actions/SavePicture'
import { Loaded } from '@/components/loading/Loaded'
import { qrImage } from '@/components/media/qrImage'
import { drawInvitation, INVITATION } from '@/components/poster/drawInvitation'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { drawPicture } from '@/platform/media/drawPicture'
import { altOf } from '@/ui/aria'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PartnerSkeleton } from './PartnerGate'
import { SendLink } from './SendLink'
import styles from './Partner.module.scss'

/** The poster of a partner with the QR code of the link, drawn on the phone, to be saved and sent. */
export const SharePoster = observer(function SharePoster() {
  const t = useText()
  const poster = useResource(async () => {
    const share = await partnerApi.share({})
    const texts = {
      brand: share.brand,
      headline: t('partner.posterText'),
      from: t('partner.posterFrom', { name: share.name }),
      scan: t('partner.posterScan'),
    }
    const pictures = { art: memberArt.gift, qr: qrImage(share.link) }
    const picture = await drawPicture(INVITATION, (drawing) => drawInvitation(drawing, texts, pictures))
    return { code: share.inviteCode, picture }
  })
  return (
    <Loaded of={poster} skeleton={<PartnerSkeleton />}>
      {({ code, picture }) => (
        <View className={styles.page}>
          {picture ? (
            <Card>
              <Image className={styles.poster} src={picture} mode="widthFix" {...altOf(t('partner.poster'))} />
              <SavePicture text={t('partner.save')} picture={picture} name="partner" />
            </Card>
          ) : (
            <Empty art={memberArt.gift} title={t('partner.noPoster')} />
          )}
          <Dock>
            <SendLink code={code} />
          </Dock>
        </View>
      )}
    </Loaded>
  )
})
