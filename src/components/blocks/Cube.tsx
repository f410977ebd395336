import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { cubeData } from '@/contract/pictureBlocks'
import { Picture } from '../Picture'
import { useStores } from '../useStores'
import type { BlockProps } from './blockProps'
import { LinkArea } from './LinkArea'
import styles from './Cube.module.scss'

/** Left, top, width and height of each picture, percent of the whole. */
const PLACES: Record<BlockProps<typeof cubeData>['data']['shape'], [number, number, number, number][]> = {
  two: [
    [0, 0, 50, 100],
    [50, 0, 50, 100],
  ],
  three: [0, 1, 2].map((nth) => [(nth * 100) / 3, 0, 100 / 3, 100]),
  sideTwo: [
    [0, 0, 50, 100],
    [50, 0, 50, 50],
    [50, 50, 50, 50],
  ],
  topTwo: [
    [0, 0, 100, 50],
    [0, 50, 50, 50],
    [50, 50, 50, 50],
  ],
  four: [0, 1, 2, 3].map((nth) => [(nth % 2) * 50, nth < 2 ? 0 : 50, 50, 50]),
}

/** Pictures that fit together. */
export const Cube = observer(function Cube({ data: { shape, ratio, pictures } }: BlockProps<typeof cubeData>) {
  const { config } = useStores()
  return (
    <View className={styles.cube}>
      <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
        {pictures.map(({ image, alt, link }, nth) => {
          const [left, top, width, height] = PLACES[shape][nth] ?? [0, 0, 0, 0]
          const place = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }
          return (
            <View key={`${left} ${top}`} className={styles.place} style={place}>
              <LinkArea className={styles.picture} label={alt} link={link}>
                <Picture src={config.picture(image)} alt={link ? '' : alt} size="fill" />
              </LinkArea>
            </View>
          )
        })}
      </View>
    </View>
  )
})
