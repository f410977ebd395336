import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { floatingData } from '@/contract/pictureBlocks'
import { classes } from '../classes'
import { Picture } from '../Picture'
import { useStores } from '../useStores'
import type { BlockProps } from './blockProps'
import { LinkArea } from './LinkArea'
import styles from './Floating.module.scss'

/** A round button that stays over the page. */
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
