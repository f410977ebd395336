import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import '@/i18n/en/scan'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { screen } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, openInPlace, urlOf } from '@/platform/navigation/navigation'
import { openCamera } from '@/platform/web/camera'
import { codeReader } from '@/platform/web/codeReader'
import { pickFiles } from '@/platform/web/pickFiles'
import { Scanner } from './index.model'
import { NoCamera } from './parts/NoCamera'
import { Viewfinder } from './parts/Viewfinder'
import styles from './scan.module.scss'

const tools = {
  camera: openCamera,
  reader: codeReader,
  follow: (path: string, query: Record<string, string>) => openInPlace(urlOf(path, query)),
}

/** Scans a code by camera or from a picture and opens its target, for hosts without a scanner. Esc goes back. */
function Scan() {
  const t = useText()
  const { config } = useStores()
  const [scanner] = useState(() => new Scanner({ ...tools, config: () => config.forms.scanConfig }))
  const view = useRef<HTMLVideoElement>(null)
  const start = useAction(async () => {
    if (view.current) await scanner.start(view.current)
  })
  const choose = useAction(async () => {
    const [picture] = await pickFiles(1)
    if (picture) await scanner.readPicture(picture)
  })
  useOnShow(() => void start.run())
  useDidHide(scanner.stop)
  useEffect(() => scanner.stop, [scanner])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && back()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const { state, rejection } = scanner
  const seeing = state === 'starting' || state === 'looking'
  return (
    <View className={styles.page}>
      <Viewfinder view={view} scanner={scanner} hidden={!seeing} />
      {!seeing && <NoCamera failure={state} onRetry={() => void start.run()} />}
      <View className={styles.texts} aria-live="polite">
        {rejection ? t(`scan.${rejection}`) : seeing && t(`scan.${state}`)}
      </View>
      <Dock>
        <Button
          wide
          size="large"
          look={state === 'none' ? 'primary' : 'outline'}
          busy={choose.busy}
          onTap={() => void choose.run()}
        >
          {t('scan.picture')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/scan', Scan)
