import { observer } from 'mobx-react-lite'
import '@/i18n/en/privacy'
import { go } from '@/platform/navigation/navigation'
import { AgreeButton } from './AgreeButton'
import { Link } from '@/ui/actions/Link'
import { Modal } from '@/ui/overlays/Modal'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** The privacy prompt. Ordering stays possible after "Not now". */
export const PrivacyDialog = observer(function PrivacyDialog(_props: { open: boolean }) {
  const { privacy } = useStores()
  const t = useText()
  if (!privacy.open || privacy.reading) return null
  const read = () => {
    privacy.setReading(true)
    go('/pages/my/other/gywm', { p: 'privacy' })
  }
  return (
    <Modal
      icon="shield-check"
      title={t('privacy.title')}
      text={t('privacy.text')}
      safeText={t('common.notNow')}
      action={<AgreeButton text={t('privacy.agree')} onAgree={() => privacy.answer(true)} />}
      onSafe={() => privacy.answer(false)}
    >
      <Link text={t('privacy.read')} onTap={read} />
    </Modal>
  )
})
