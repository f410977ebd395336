import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import type { QueueTableType } from '@/contract/inStore/queue'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import styles from './Lineup.module.scss'

interface Props {
  /** The kind of table for the group; undefined when there is none. */
  type: QueueTableType | undefined
  people: number
  busy: boolean
  onTake: () => void
}

/** About how long the group waits, and the button that takes the number. */
export const TakeDock = observer(function TakeDock({ type, people, busy, onTake }: Props) {
  const t = useText()
  return (
    <Dock>
      <View className={styles.dockTexts}>
        <Text className={styles.groups}>{headline()}</Text>
        <Text className={styles.caption}>
          {type ? t('lineup.aheadOf', { count: type.waiting, prefix: type.prefix }) : t('lineup.noTypeText')}
        </Text>
      </View>
      <View className={styles.half}>
        <Button wide size="large" busy={busy} disabled={!type?.on} onTap={onTake}>
          {t('lineup.take')}
        </Button>
      </View>
    </Dock>
  )

  function headline(): string {
    if (!type) return t('lineup.noType', { people })
    if (!type.on) return t('lineup.paused')
    return type.waiting === 0 ? t('lineup.noWait') : t('lineup.about', { minutes: type.estMinutes })
  }
})
