import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { canOpenSettings, openSettings } from '@/platform/location/location'
import { Link } from '@/ui/actions/Link'
import { useText } from '@/hooks/useText'
import styles from './LocationRefused.module.scss'

/** Explains that the position is unavailable, and how to allow access. */
export const LocationRefused = observer(function LocationRefused() {
  const t = useText()
  return (
    <View {...{ 'aria-live': 'polite' }}>
      <Text className={styles.texts}>{t('place.refused')}</Text>
      {canOpenSettings && <Link text={t('place.settings')} onTap={() => void openSettings()} />}
    </View>
  )
})
