import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/notice'
import { Heading } from '@/ui/layout/Heading'
import { Sheet } from '@/ui/overlays/Sheet'
import { useStores } from '@/hooks/useStores'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useText } from '@/hooks/useText'
import styles from './ShopNotice.module.scss'

interface Props {
  open: boolean
  onClose: () => void
}

/** The merchant's notice (`notice`) and that of the current store, in full. */
export const ShopNotice = observer(function ShopNotice({ open, onClose }: Props) {
  const { config, shop } = useStores()
  const t = useText()
  const since = useRelativeTime()
  const { title, text, at } = config.forms.notice ?? {}
  const store = shop.info.value
  const parts = [
    { head: title, text, time: at && since(at) },
    { head: store && t('shopNotice.store', { name: store.name }), text: store?.notice, time: '' },
  ]
  return (
    <Sheet open={open} title={t('shopNotice.title')} onClose={onClose}>
      {parts
        .filter((part) => part.text)
        .map((part) => (
          <View key={part.text} className={styles.part}>
            {part.head && <Heading look="title3">{part.head}</Heading>}
            {part.time && <Text className={styles.time}>{part.time}</Text>}
            <Text className={styles.text}>{part.text}</Text>
          </View>
        ))}
    </Sheet>
  )
})
