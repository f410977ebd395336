import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { floatingData } from '@/contract/config/moreBlocks'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkArea } from '@/shell/LinkArea'
import styles from './Floating.module.scss'

/** A floating round button over the page. */
export const Floating = observer(function Floating({
  data: { image, label, side, link },
}: Pick<BlockProps<typeof floatingData>, 'data'>) {
  const { config } = useStores()
  return (
    <View className={styles.layer}>
      <LinkArea className={classes(styles.button, styles[side])} label={label} link={link}>
        <Picture src={config.picture(image)} alt="" size="fill" />
      </LinkArea>
    </View>
  )
})
