import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/actions/Link'
import { useCopy } from '@/hooks/useCopy'
import { useText } from '@/hooks/useText'

/** A link that copies the text of its row. */
export const CopyLink = observer(function CopyLink({ text }: { text: string }) {
  const t = useText()
  const copy = useCopy()
  return <Link icon="copy" text={t('common.copy')} label={`${t('common.copy')}: ${text}`} onTap={() => copy(text)} />
})
