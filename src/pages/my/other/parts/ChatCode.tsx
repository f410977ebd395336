import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Button } from '@/ui/actions/Button'
import { qrImage } from '@/components/media/qrImage'
import { QrPicture } from '@/ui/media/QrPicture'
import { SavePicture } from '@/components/actions/SavePicture'
import { Sheet } from '@/ui/overlays/Sheet'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Chat } from '@/domain/config/chats'
import { openExternal } from '@/platform/navigation/external'
import styles from './Pages.module.scss'

/** Browsers open a chat URL in its app; mini-programs cannot leave their host. */
const OPENS_CHATS = process.env.TARO_ENV === 'h5'

interface Props {
  chat: Chat
  open: boolean
  onClose: () => void
}

/** QR code of a chat, to scan or save. */
export const ChatCode = observer(function ChatCode({ chat, open, onClose }: Props) {
  const { config } = useStores()
  const t = useText()
  const { app, picture: own, address } = chat
  const title = t('contact.codeOf', { app: t(`contact.${app}`) })
  const picture = useMemo(() => (own ? config.picture(own) : qrImage(address)), [own, address, config])
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View className={styles.sheet}>
        <QrPicture src={picture} alt={title} />
        <Text className={styles.hint}>{t('contact.codeText')}</Text>
        <SavePicture text={t('contact.save')} picture={picture} name={`${app}-code`} />
        {OPENS_CHATS && address && (
          <View className={styles.open}>
            <Button wide onTap={() => openExternal(address)}>
              {t('contact.open')}
            </Button>
          </View>
        )}
      </View>
    </Sheet>
  )
})
