import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import styles from './Feedback.module.scss'

interface Props {
  /** What is rated, for those who do not see it. */
  label: string
  /** 1 to 5; 0 is nothing yet. */
  value: number
  onChange: (stars: number) => void
}

/** One to five stars. */
export const Stars = observer(function Stars({ label, value, onChange }: Props) {
  const t = useText()
  return (
    <View className={styles.stars} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
      {[1, 2, 3, 4, 5].map((stars) => (
        <Pressable
          key={stars}
          kind="radio"
          selected={stars === value}
          label={t('feedback.stars', { count: stars })}
          className={classes(styles.star, stars <= value && styles.on)}
          onTap={() => onChange(stars)}
        >
          <Icon name={stars <= value ? 'star-f' : 'star'} size={34} />
        </Pressable>
      ))}
    </View>
  )
})
