import { Text, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './Toast.module.scss'

interface Props {
  text: string
  kind: 'info' | 'success' | 'error'
}

/** A toast, above elements fixed to the bottom. */
export function Toast({ text, kind }: Props) {
  return (
    <View className={styles.place} {...roleOf(kind === 'error' ? 'alert' : 'status')}>
      <View className={styles.toast}>
        {kind !== 'info' && (
          <Icon
            name={kind === 'error' ? 'warning-circle-f' : 'check-circle-f'}
            className={classes(styles.icon, styles[kind])}
          />
        )}
        <Text>{text}</Text>
      </View>
    </View>
  )
}
