import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { slidesData } from '@/contract/pictureBlocks'
import { Pager } from '../Pager'
import { Picture } from '../Picture'
import { Slides } from '../Slides'
import { useStores } from '../useStores'
import type { BlockProps } from './blockProps'
import { LinkArea } from './LinkArea'
import styles from './Banner.module.scss'

/** A rounded picture within the margins, or several that take turns. */
export const Banner = observer(function Banner({ data }: Pick<BlockProps<typeof slidesData>, 'data'>) {
  const { config, theme } = useStores()
  const [at, setAt] = useState(0)

  return (
    <View className={styles.banner}>
      <Slides at={at} onChange={setAt}>
        {data.slides.map(({ image, darkImage, title, link }) => (
          <LinkArea key={image} className={styles.slide} link={link}>
            <Picture src={config.picture((theme.dark && darkImage) || image)} alt="" size="fill" />
            {title && <View className={styles.words}>{title}</View>}
          </LinkArea>
        ))}
      </Slides>
      <View className={styles.pager}>
        <Pager count={data.slides.length} at={at} onSelect={setAt} />
      </View>
    </View>
  )
})
