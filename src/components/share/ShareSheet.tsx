import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import '@/i18n/en/share'
import { SavePicture } from '@/components/actions/SavePicture'
import { qrImage } from '@/components/media/qrImage'
import { useAction } from '@/hooks/useAction'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { copy } from '@/platform/device/device'
import { drawPicture } from '@/platform/media/drawPicture'
import { canOpenShareSheet, openShareSheet } from '@/platform/web/shareSheet'
import { Button } from '@/ui/actions/Button'
import { altOf } from '@/ui/aria'
import { Sheet } from '@/ui/overlays/Sheet'
import { drawShareCard, SHARE_CARD } from './drawShareCard'
import styles from './ShareSheet.module.scss'

interface Props {
  open: boolean
  /** What is shared: the title of the card. */
  name: string
  line: string
  /** Full addresses of one picture, or of those of up to four dishes. */
  pictures: readonly string[]
  /** Where the link and the code lead. */
  url: string
  onClose: () => void
}

/** The card of a dish, a store or an order, with its QR code: to be sent, saved as a picture, or shared as a link. Only on the web. */
export const ShareSheet = observer(function ShareSheet({ open, name, onClose, ...rest }: Props) {
  const t = useText()
  return (
    <Sheet open={open} title={t('share.title')} onClose={onClose}>
      <ShareCard name={name} {...rest} />
    </Sheet>
  )
})

const ShareCard = observer(function ShareCard({ name, line, pictures, url }: Omit<Props, 'open' | 'onClose'>) {
  const { config, ui } = useStores()
  const t = useText()
  const [card, setCard] = useState<string>()
  const draw = useEventCallback(async () => {
    const texts = { name, line, brand: config.brand, scan: t('share.scan') }
    const art = { dishes: pictures, qr: qrImage(url) }
    return drawPicture(SHARE_CARD, (drawing) => drawShareCard(drawing, texts, art))
  })
  useEffect(() => {
    // Without a card the link remains.
    void draw().then(
      (picture = '') => setCard(picture),
      () => setCard(''),
    )
  }, [draw])
  const copyLink = async () => {
    await copy(url)
    ui.notify(t('share.copied'), 'success')
  }
  const send = useAction(async () => {
    if (!(await openShareSheet({ title: name, url }, card))) await copyLink()
  })
  const copying = useAction(copyLink)
  return (
    <>
      {card !== '' && (
        <View className={styles.place}>
          {card && <Image className={styles.card} src={card} mode="widthFix" {...altOf(t('share.card', { name }))} />}
        </View>
      )}
      {canOpenShareSheet() && (
        <View className={styles.button}>
          <Button wide busy={send.busy} icon="share-network" onTap={() => void send.run()}>
            {t('share.send')}
          </Button>
        </View>
      )}
      <View className={styles.button}>
        <Button wide look="outline" icon="copy" busy={copying.busy} onTap={() => void copying.run()}>
          {t('share.copy')}
        </Button>
      </View>
      {card !== '' && <SavePicture text={t('share.save')} picture={card ?? ''} name="card" disabled={!card} />}
    </>
  )
})
