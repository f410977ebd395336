import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { Link } from '@/ui/actions/Link'
import { useText } from '@/hooks/useText'
import { hostOf } from '@/domain/navigation/url'
import { openExternal } from '@/platform/navigation/external'
import type { WebFrameProps } from './WebFrame'
import styles from './WebFrame.module.scss'

/** Allows scripts and forms, but no navigation of the storefront. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** An embedded external page. Many sites forbid embedding without an error event, so the link to the browser stays visible. */
export const WebFrame = observer(function WebFrame({ src }: WebFrameProps) {
  const t = useText()
  const [loaded, setLoaded] = useState(false)
  return (
    <View className={styles.page}>
      <View className={styles.space}>
        {!loaded && (
          <View className={styles.waiting}>
            <LoadingDots />
          </View>
        )}
        <iframe
          className={styles.frame}
          src={src}
          title={hostOf(src)}
          sandbox={ALLOWED}
          onLoad={() => setLoaded(true)}
        />
      </View>
      <View className={styles.option}>
        <View className={styles.part}>{t('web.blank')}</View>
        <View className={styles.part}>
          <Link icon="globe" text={t('web.open')} onTap={() => openExternal(src)} />
        </View>
      </View>
    </View>
  )
})
