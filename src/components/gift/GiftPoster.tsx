import { Image } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/giftPoster'
import { qrcodeApi } from '@/api/endpoints/qrcode'
import { SavePicture } from '@/components/actions/SavePicture'
import { qrImage } from '@/components/media/qrImage'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { drawPicture } from '@/platform/media/drawPicture'
import { altOf } from '@/ui/aria'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { drawPoster, POSTER, type PosterTexts } from './posterDrawing'
import styles from './GiftPoster.module.scss'

interface Props {
  kind: 'couponGift' | 'giftCardGift'
  /** Token of the link. */
  token: string
  /** The giver's message; may be empty. */
  message: string
  /** What is given. */
  gift: Pick<PosterTexts, 'figure' | 'note' | 'name' | 'until'>
}

/** The poster of a gift with its QR code, to be saved as a picture; absent where the host cannot draw. */
export const GiftPoster = observer(function GiftPoster({ kind, token, message, gift }: Props) {
  const { config, session } = useStores()
  const t = useText()
  const picture = useResource(async () => {
    const { qrCode } = await qrcodeApi.read({ kind, id: token })
    const texts = {
      ...gift,
      brand: config.brand,
      headline: message || t('giftPoster.headline'),
      from: t('giftPoster.from', { name: session.user?.nickname || config.brand }),
      scan: t('giftPoster.scan'),
    }
    const pictures = { art: kind === 'couponGift' ? memberArt.gift : memberArt.giftcard, qr: qrImage(qrCode) }
    return (await drawPicture(POSTER, (drawing) => drawPoster(drawing, texts, pictures))) ?? ''
  })
  if (!picture.value) return null
  return (
    <Card>
      <Image className={styles.poster} src={picture.value} mode="widthFix" {...altOf(t('giftPoster.label'))} />
      <SavePicture text={t('giftPoster.save')} picture={picture.value} name="gift" />
    </Card>
  )
})
