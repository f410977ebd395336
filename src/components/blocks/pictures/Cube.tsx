import { View } from '@tarojs/components'
import type { cubeData } from '@/contract/config/moreBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkPicture } from './LinkPicture'
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

/** A mosaic of pictures. */
export function Cube({ data: { shape, ratio, pictures } }: BlockProps<typeof cubeData>) {
  return (
    <View className={styles.cube}>
      <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
        {pictures.map((picture, nth) => {
          const [left, top, width, height] = PLACES[shape][nth] ?? [0, 0, 0, 0]
          const place = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }
          return (
            <View key={`${left} ${top}`} className={styles.place} style={place}>
              <LinkPicture className={styles.picture} picture={picture} />
            </View>
          )
        })}
      </View>
    </View>
  )
}
