import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { slidesData } from '@/contract/pictureBlocks'
import { Pager } from '../Pager'
import { Picture } from '../Picture'
import { Slides } from '../Slides'
import { StoreHead } from '../StoreHead'
import { useStores } from '../useStores'
import { LinkArea } from './LinkArea'
import type { BlockProps } from './blockProps'
import styles from './Hero.module.scss'

/** Full-width pictures with the store's name on them; the next block overlaps their lower edge. */
export const Hero = observer(function Hero({ data }: BlockProps<typeof slidesData>) {
  const { config, theme } = useStores()
  const [at, setAt] = useState(0)

  return (
    <View className={styles.hero}>
      <Slides at={at} onChange={setAt}>
        {data.slides.map(({ image, darkImage, title, text, link }, index) => (
          <LinkArea key={image} className={styles.slide} link={link}>
            <View className={styles.picture}>
              <Picture
                src={config.picture((theme.dark && darkImage) || image)}
                alt=""
                size="fill"
                eager={index === 0}
              />
            </View>
            <View className={styles.words}>
              <Text className={styles.title}>{title}</Text>
              <Text className={styles.text}>{text}</Text>
            </View>
          </LinkArea>
        ))}
      </Slides>
      <View className={styles.veil} />
      <View className={styles.head}>
        <StoreHead />
      </View>
      <View className={styles.pager}>
        <Pager count={data.slides.length} at={at} onSelect={setAt} />
      </View>
    </View>
  )
})
