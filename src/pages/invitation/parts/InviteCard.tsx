import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { SavePicture } from '@/components/actions/SavePicture'
import { Loaded } from '@/components/loading/Loaded'
import { qrImage } from '@/components/media/qrImage'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { copy } from '@/platform/device/device'
import { drawPicture } from '@/platform/media/drawPicture'
import { useAction } from '@/hooks/useAction'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { altOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { QrPicture } from '@/ui/media/QrPicture'
import { Picture } from '@/ui/media/Picture'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { CARD, drawCard } from './cardDrawing'
import { InviteDock } from './InviteDock'
import { useCardTexts, type Shared } from './useCardTexts'
import styles from './Invite.module.scss'

/** The card that is sent: a picture drawn on the phone, with the QR code of the link. */
export const InviteCard = observer(function InviteCard() {
  const shared = useResource(() => oldWithNewApi.shear({}))
  return (
    <Loaded of={shared} skeleton={<CardSkeleton rows={3} />}>
      {(value) => <CardView shared={value} />}
    </Loaded>
  )
})

const CardView = observer(function CardView({ shared }: { shared: Shared }) {
  const { config, ui } = useStores()
  const t = useText()
  const [chosen, setChosen] = useState(0)
  const copying = useAction(async () => {
    await copy(shared.link)
    ui.notify(t('invite.copied'), 'success')
  })
  const { pictures, activity } = shared
  return (
    <View className={styles.page}>
      <DrawnCard key={chosen} shared={shared} dish={pictures[chosen] ?? ''} />
      {pictures.length > 1 && (
        <View className={styles.choices}>
          {pictures.map((picture, no) => (
            <Pressable
              key={picture}
              kind="radio"
              selected={no === chosen}
              label={t('invite.picture', { no: no + 1 })}
              className={classes(styles.choice, no === chosen && styles.chosen)}
              onTap={() => setChosen(no)}
            >
              <Picture src={config.picture(picture)} alt="" size={44} />
            </Pressable>
          ))}
        </View>
      )}
      {pictures.length > 1 && <View className={styles.choose}>{t('invite.choose')}</View>}
      <View className={styles.copy}>
        <Button wide look="outline" icon="copy" busy={copying.busy} onTap={() => void copying.run()}>
          {t('invite.copy')}
        </Button>
      </View>
      {activity && <InviteDock activity={activity} />}
    </View>
  )
})

/** The picture with the button to save it; only its QR code where the host cannot draw. */
const DrawnCard = observer(function DrawnCard({ shared, dish }: { shared: Shared; dish: string }) {
  const { config } = useStores()
  const t = useText()
  const texts = useCardTexts(shared)
  const qr = qrImage(shared.link)
  const drawn = useResource(async () => {
    const pictures = { dish: dish && config.picture(dish), qr }
    return (await drawPicture(CARD, (drawing) => drawCard(drawing, texts, pictures))) ?? ''
  })
  if (drawn.value === undefined && drawn.error === undefined) return <CardSkeleton rows={3} />
  if (!drawn.value)
    return (
      <Card>
        <QrPicture src={qr} alt={t('invite.cardLabel')} />
      </Card>
    )
  return (
    <Card>
      <Image className={styles.drawn} src={drawn.value} mode="widthFix" {...altOf(t('invite.cardLabel'))} />
      <SavePicture text={t('invite.save')} picture={drawn.value} name="invitation" />
    </Card>
  )
})
