import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { useUi } from '@/ui/uiContext'
import styles from './Lineup.module.scss'

interface Props {
  people: number
  min: number
  max: number
  onChange: (people: number) => void
}

/** How many people a group has, in large figures. */
export const PeopleCard = observer(function PeopleCard({ people, min, max, onChange }: Props) {
  const t = useText()
  const { text } = useUi()
  const name = t('lineup.people')
  return (
    <Card>
      <View className={styles.centre}>
        <Text className={styles.question}>{name}</Text>
        <View className={styles.stepper}>
          <Pressable
            className={classes(styles.step, people <= min && styles.progressEnded)}
            label={`${text('less')}: ${name}`}
            disabled={people <= min}
            onTap={() => onChange(people - 1)}
          >
            <Icon name="minus" size={26} />
          </Pressable>
          <Text className={styles.people}>{people}</Text>
          <Pressable
            className={classes(styles.step, styles.plus, people >= max && styles.progressEnded)}
            label={`${text('add')}: ${name}`}
            disabled={people >= max}
            onTap={() => onChange(people + 1)}
          >
            <Icon name="plus" size={26} />
          </Pressable>
        </View>
        <Text className={styles.caption}>{t('lineup.children')}</Text>
      </View>
    </Card>
  )
})
