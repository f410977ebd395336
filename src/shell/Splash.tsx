import '@/i18n/en/splash'
import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { FormMap } from '@/contract/config/forms'
import { SECOND_MS } from '@/domain/time/duration'
import { roleOf } from '@/ui/aria'
import { LinkArea } from './LinkArea'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/actions/Pressable'
import { useDialog } from '@/ui/overlays/useDialog'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Splash.module.scss'

type Firing = NonNullable<FormMap['firing']>

/** The merchant's splash picture: hidden until loaded; it closes after a time, when skipped, or when its link is followed. */
export const Splash = observer(function Splash({ open }: { open: boolean }) {
  const { splash, config } = useStores()
  const { firing } = config.forms
  if (!open || !firing) return null
  const shown = splash.state === 'shown'
  return (
    <View className={classes(styles.layer, !shown && styles.unseen)}>
      <Image
        className={styles.picture}
        src={config.picture(firing.image)}
        mode="aspectFill"
        webp
        onLoad={splash.come}
        onError={splash.end}
      />
      {shown && <Panel firing={firing} />}
    </View>
  )
})

const Panel = observer(function Panel({ firing: { alt, seconds, link } }: { firing: Firing }) {
  const { splash, config } = useStores()
  const t = useText()
  const panel = useDialog(splash.end)
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    if (left === 0) splash.end()
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left, splash])
  return (
    <View
      className={styles.panel}
      ref={panel}
      {...roleOf('dialog')}
      {...{ 'aria-modal': true, 'aria-label': alt || config.brand, tabIndex: -1 }}
    >
      <View className={styles.panel} onClick={link ? splash.end : undefined}>
        <LinkArea className={styles.link} label={alt || config.brand} link={link}>
          {null}
        </LinkArea>
      </View>
      <Pressable className={styles.skip} onTap={splash.end}>
        {`${t('splash.skip')} ${left}`}
      </Pressable>
    </View>
  )
})
