import { Text, View } from '@tarojs/components'
import { unread } from '@/ui/aria'
import styles from './BoardNumber.module.scss'

/** What stands on tiles: as many fit beside the hint on a narrow screen, and Thai vowels cannot stand alone. */
const FOR_TILES = /^[A-Z0-9-]{1,5}$/i
/** One tile turns after the other. */
const TURN_MS = 90

/** A number to be called, on tiles that turn like those of a station's board when it comes or changes. */
export function BoardNumber({ no }: { no: string }) {
  if (!FOR_TILES.test(no)) return <Text className={styles.plain}>{no}</Text>
  const tiles = no.split('').map((sign, place) => ({ sign, key: `${place} ${sign}`, delay: place * TURN_MS }))
  return (
    <View className={styles.board}>
      <Text className={styles.announced}>{no}</Text>
      <View className={styles.tiles} {...unread}>
        {tiles.map(({ sign, key, delay }) => (
          <View key={key} className={styles.tile} style={{ animationDelay: `${delay}ms` }}>
            {sign}
          </View>
        ))}
      </View>
    </View>
  )
}
