import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './Bottles.module.scss'

interface Props {
  rules: readonly string[]
  open: boolean
  onClose: () => void
}

/** How keeping works, by the merchant's rules. */
export const KeepingRules = observer(function KeepingRules({ rules, open, onClose }: Props) {
  const t = useText()
  const dock = (
    <Button wide size="large" onTap={onClose}>
      {t('bottles.gotIt')}
    </Button>
  )
  return (
    <Sheet open={open} title={t('bottles.how')} onClose={onClose} dock={dock}>
      {rules.map((rule) => (
        <View key={rule} className={styles.rule}>
          <Text>{rule}</Text>
        </View>
      ))}
      <View className={styles.rule}>
        <Text>{t('bottles.howKeep')}</Text>
      </View>
    </Sheet>
  )
})
