import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { pictureData } from '@/contract/pictureBlocks'
import { Picture } from '../Picture'
import { useStores } from '../useStores'
import type { BlockProps } from './blockProps'
import { LinkArea } from './LinkArea'
import styles from './OwnPicture.module.scss'

/** A picture of the merchant's own making, in its own shape. */
export const OwnPicture = observer(function OwnPicture({
  data: { image, alt, ratio, link },
}: BlockProps<typeof pictureData>) {
  const { config } = useStores()
  return (
    <LinkArea className={styles.area} label={alt} link={link}>
      <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
        <View className={styles.picture}>
          <Picture src={config.picture(image)} alt={link ? '' : alt} size="fill" />
        </View>
      </View>
    </LinkArea>
  )
})
