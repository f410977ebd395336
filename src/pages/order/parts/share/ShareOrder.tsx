import { Button, Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/share'
import { useText } from '@/hooks/useText'
import { Icon } from '@/ui/media/Icon'
import type { ShareOrderProps } from './shareOrderProps'
import styles from './ShareOrder.module.scss'

/** Shares the store as a card of the host that shows what was ordered (`useShareOrder`). */
export const ShareOrder = observer(function ShareOrder(_: ShareOrderProps) {
  const t = useText()
  return (
    <Button className={styles.button} openType="share" hoverClass="pressed">
      <Icon name="share-network" size={18} className={styles.icon} />
      <Text>{t('share.order')}</Text>
    </Button>
  )
})
