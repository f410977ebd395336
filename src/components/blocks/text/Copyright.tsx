import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { copyrightData } from '@/contract/config/blocks'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkArea } from '@/shell/LinkArea'
import styles from './Copyright.module.scss'

/** The copyright line: the block's own text, or the merchant's. */
export const Copyright = observer(function Copyright({ data }: Pick<BlockProps<typeof copyrightData>, 'data'>) {
  const { config } = useStores()
  const { text = '', image = '', link = null } = config.forms.copyright ?? {}
  const copyright = data.text || text
  const sign = config.picture(image) || config.logo
  if (!copyright && !sign) return null
  return (
    <LinkArea className={styles.line} link={link}>
      {sign && (
        <View className={styles.sign}>
          <Picture src={sign} alt="" size={44} />
        </View>
      )}
      <Text className={styles.text}>{copyright}</Text>
    </LinkArea>
  )
})
