import { Image, View } from '@tarojs/components'
import { unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { usePicture } from './usePicture'
import styles from './Avatar.module.scss'

interface Props {
  name: string
  src?: string | undefined
  size?: 28 | 40 | 64 | 96
}

const TILES = ['sage', 'sand', 'clay', 'butter', 'mist'] as const

/** Avatar: a picture, or initials on a colour derived from the name. Decoration: the name must stand beside it. */
export function Avatar({ name, src, size = 40 }: Props) {
  const { src: drawn, fail } = usePicture([src])
  const tile = TILES[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TILES.length]
  return (
    <View className={classes(styles.avatar, styles[`s${size}`], styles[tile ?? 'sage'])} {...unread}>
      {drawn ? <Image className={styles.image} src={drawn} mode="aspectFill" onError={fail} /> : initials(name)}
    </View>
  )
}

function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  return names
    .slice(0, 2)
    .map((part) => /^\d{1,2}|[^\u0E40-\u0E44]/u.exec(part)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
