import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { promoData } from '@/contract/config/blocks'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkArea } from '@/shell/LinkArea'
import styles from './Promo.module.scss'

/** A tinted card with text, a picture and one action. */
export const Promo = observer(function Promo({ data }: BlockProps<typeof promoData>) {
  const { config } = useStores()
  const { title, text, action, image, tone, link } = data

  return (
    <LinkArea className={classes(styles.card, styles[tone])} link={link}>
      <View className={styles.texts}>
        <Text className={styles.title}>{title}</Text>
        <Text className={styles.text}>{text}</Text>
        {action && (
          <View className={styles.action}>
            <Text>{action}</Text>
            <Icon name="caret-right" size={16} />
          </View>
        )}
      </View>
      {image && (
        <View className={styles.picture}>
          <Picture src={config.picture(image)} alt="" size="fill" tile={tone} />
        </View>
      )}
    </LinkArea>
  )
})
