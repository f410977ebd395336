import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { CopyLink } from '@/components/CopyLink'
import { Row } from '@/components/Row'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { chatsOf } from '@/domain/chats'
import { call } from '@/platform/device'
import { ChatRow } from './ChatRow'

/** The merchant's own phone, mail and chats; nothing where there are none. */
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
