import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { CopyLink } from '@/components/actions/CopyLink'
import { Row } from '@/ui/layout/Row'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { chatsOf } from '@/domain/config/chats'
import { call } from '@/platform/device/device'
import { ChatRow } from './ChatRow'

/** The merchant's phone, e-mail and chats. Nothing when there are none. */
export const Hotline = observer(function Hotline() {
  const { config } = useStores()
  const t = useText()
  const { tel = '', email = '', serviceHours = '', ...ids } = config.forms.basicSetting ?? {}
  const chats = chatsOf(ids)
  if (!tel && !email && chats.length === 0) return null
  return (
    <Card>
      {tel && (
        <Row
          icon="phone"
          title={t('contact.call')}
          hint={[tel, serviceHours].filter(Boolean).join(' · ')}
          onTap={() => call(tel)}
        />
      )}
      {email && <Row icon="envelope-simple" title={email} hint={t('contact.email')} end={<CopyLink text={email} />} />}
      {chats.map((chat) => (
        <ChatRow key={chat.app} chat={chat} />
      ))}
    </Card>
  )
})
