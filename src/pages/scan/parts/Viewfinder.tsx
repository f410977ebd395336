import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { Scanner } from '../index.model'
import styles from './Viewfinder.module.scss'

interface Props {
  view: RefObject<HTMLVideoElement>
  scanner: Scanner
  /** The camera gives no picture; the element stays, for when it does. */
  hidden: boolean
}

/** Camera view with a frame and the light switch. */
export const Viewfinder = observer(function Viewfinder({ view, scanner, hidden }: Props) {
  const t = useText()
  const light = useAction(scanner.switchLight)
  return (
    <View className={classes(styles.box, hidden && styles.hidden)}>
      <video ref={view} className={styles.video} muted playsInline aria-label={t('scan.view')} />
      <View className={styles.frame} />
      {scanner.hasLight && (
        <Pressable
          className={classes(styles.light, scanner.lit && styles.active)}
          label={t(scanner.lit ? 'scan.lightOff' : 'scan.lightOn')}
          onTap={() => void light.run()}
        >
          <Icon name="lightning-f" size={22} />
        </Pressable>
      )}
    </View>
  )
})
