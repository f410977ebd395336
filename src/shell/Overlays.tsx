import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { restart } from '@/platform/device/boot'
import { stayOnPage } from '@/platform/navigation/pageCode'
import type { Path } from '@/routes'
import { lazyOverlay } from './lazyOverlay'
import { LoadingMask } from '@/ui/feedback/LoadingMask'
import { Modal } from '@/ui/overlays/Modal'
import { OfflineNotice } from './OfflineNotice'
import { Toast } from '@/ui/feedback/Toast'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { useDidShow } from '@tarojs/taro'
import { useId } from 'react'

/** Whether this page is the one on the screen; pages below it stay mounted. The component must be an observer. */
function usePageVisible(): boolean {
  const { ui } = useStores()
  const id = useId()
  useDidShow(() => ui.setVisiblePage(id))
  return ui.visiblePage === undefined || ui.visiblePage === id
}

const Splash = lazyOverlay(async () => (await import('./Splash')).Splash)
const PrivacyDialog = lazyOverlay(async () => (await import('./PrivacyDialog')).PrivacyDialog)
const SignInDialog = lazyOverlay(async () => (await import('./SignInDialog')).SignInDialog)

/**
 * Overlays of the visible page: toast, loading mask, offline bar and dialogs. Their container always exists, because Taro sends
 * all children of a node again when one is added or removed, which would otherwise be the whole page.
 */
export const Overlays = observer(function Overlays({ path }: { path: Path }) {
  const visible = usePageVisible()
  return <View>{visible && <VisibleOverlays path={path} />}</View>
})

const VisibleOverlays = observer(function VisibleOverlays({ path }: { path: Path }) {
  const { ui, privacy, config, splash } = useStores()
  const t = useText()
  return (
    <>
      {!ui.online && <OfflineNotice />}
      {(ui.masked || ui.loadingCode) && (
        <LoadingMask label={t('common.loading')} picture={config.loadingPicture} passive={!ui.masked} />
      )}
      {ui.toast && <Toast key={ui.toast.id} text={ui.toast.text} kind={ui.toast.kind} />}
      {ui.alertText !== '' && (
        <Modal
          icon="info"
          title={t('common.notice')}
          text={ui.alertText}
          actionText={t('common.confirm')}
          onSafe={ui.dismiss}
          onAction={ui.dismiss}
        />
      )}
      <PrivacyDialog open={privacy.open} />
      <SignInDialog open={ui.question !== undefined} />
      {path === '/pages/index/index' && <Splash open={splash.open && !privacy.open} />}
      {ui.chunkFailed && (
        <Modal
          icon="wifi-slash"
          title={t('errors.load')}
          text={t('errors.chunk')}
          safeText={t('common.notNow')}
          actionText={t('common.retry')}
          onSafe={() => {
            ui.forgetChunk()
            stayOnPage()
          }}
          onAction={restart}
        />
      )}
    </>
  )
})
