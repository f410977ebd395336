import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { slidesData } from '@/contract/config/pictureBlocks'
import { classes } from '@/ui/classes'
import { Pager } from '@/ui/layout/Pager'
import { Picture } from '@/ui/media/Picture'
import { Slides } from '@/ui/layout/Slides'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkArea } from '@/shell/LinkArea'
import { slideLook } from './slideLook'
import styles from './Banner.module.scss'

/** A rounded picture within the margins, or a carousel of several. */
export const Banner = observer(function Banner({ data }: Pick<BlockProps<typeof slidesData>, 'data'>) {
  const { config, theme } = useStores()
  const [at, setAt] = useState(0)
  const look = slideLook(data.slides, theme.dark)

  return (
    <View className={classes(styles.banner, look.theme)}>
      <Slides at={at} onChange={setAt}>
        {data.slides.map((slide) => (
          <LinkArea key={slide.image + slide.title} className={styles.slide} link={slide.link}>
            <View className={styles.picture}>
              <Picture src={config.picture(look.pictureOf(slide))} alt="" size="fill" />
            </View>
            {slide.title && (
              <View className={styles.texts}>
                <Text className={styles.title}>{slide.title}</Text>
              </View>
            )}
          </LinkArea>
        ))}
      </Slides>
      <View className={styles.pager}>
        <Pager count={data.slides.length} at={at} onSelect={setAt} over />
      </View>
    </View>
  )
})
