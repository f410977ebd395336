import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { slidesData } from '@/contract/config/pictureBlocks'
import { classes } from '@/ui/classes'
import { Pager } from '@/ui/layout/Pager'
import { Picture } from '@/ui/media/Picture'
import { Slides } from '@/ui/layout/Slides'
import { StoreHead } from '@/components/store/StoreHead'
import { useStores } from '@/hooks/useStores'
import { LinkArea } from '@/shell/LinkArea'
import type { BlockProps } from '@/components/blocks/blockProps'
import { slideLook } from './slideLook'
import styles from './Hero.module.scss'

/** Full-width pictures with the store's name on them; the next block overlaps their lower edge. */
export const Hero = observer(function Hero({ data }: BlockProps<typeof slidesData>) {
  const { config, theme } = useStores()
  const [at, setAt] = useState(0)
  const look = slideLook(data.slides, theme.dark)

  return (
    <View className={classes(styles.hero, look.theme)}>
      <Slides at={at} onChange={setAt}>
        {data.slides.map((slide, index) => (
          <LinkArea key={slide.image + slide.title} className={styles.slide} link={slide.link}>
            <View className={styles.picture}>
              <Picture src={config.picture(look.pictureOf(slide))} alt="" size="fill" eager={index === 0} />
            </View>
            <View className={styles.texts}>
              <Text className={styles.title}>{slide.title}</Text>
              <Text className={styles.text}>{slide.text}</Text>
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
