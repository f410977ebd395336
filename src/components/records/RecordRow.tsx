import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { IconBadge } from '@/ui/media/IconBadge'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Records.module.scss'

interface Props {
  icon: IconName
  title: string
  hint: string
  /** What was added or taken, with its sign. */
  change: string
  /** Colour of what was added: money green, points gold. */
  gain?: 'green' | 'gold' | undefined
  /** What there was afterwards. */
  after?: string | undefined
  /** Opens what caused it. */
  onTap?: (() => void) | undefined
}

/** One change of an account. */
export function RecordRow({ icon, title, hint, change, gain, after, onTap }: Props) {
  const content = (
    <>
      <View className={styles.badge}>
        <IconBadge icon={icon} size="small" {...(gain && { tone: gain })} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.title}>{title}</Text>
        <Text className={styles.caption}>{hint}</Text>
      </View>
      <View className={styles.end}>
        <Text className={classes(styles.change, gain && styles[gain])}>{change}</Text>
        {after !== undefined && <Text className={styles.caption}>{after}</Text>}
      </View>
    </>
  )
  return onTap ? (
    <Pressable className={styles.row} onTap={onTap}>
      {content}
    </Pressable>
  ) : (
    <View className={styles.row}>{content}</View>
  )
}
