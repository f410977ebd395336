import { Text, View } from '@tarojs/components'
import { Heading } from './Heading'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './SectionHead.module.scss'

interface Props {
  title: string
  /** Note beside the title, such as "Most ordered this month". */
  note?: string
  /** Opens the full list. */
  more?: string
  onMore?: () => void
}

/** Heading of a page section. */
export function SectionHead({ title, note, more, onMore }: Props) {
  return (
    <View className={styles.head}>
      <View className={styles.title}>
        <Heading>{title}</Heading>
      </View>
      {note && <Text className={styles.note}>{note}</Text>}
      {more && (
        <Pressable className={styles.more} label={`${more}: ${title}`} onTap={onMore}>
          <Text>{more}</Text>
          <Icon name="caret-right" size={16} />
        </Pressable>
      )}
    </View>
  )
}
