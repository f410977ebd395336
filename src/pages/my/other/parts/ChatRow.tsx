import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CopyLink } from '@/components/actions/CopyLink'
import { Icon } from '@/ui/media/Icon'
import { Row } from '@/ui/layout/Row'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { Chat } from '@/domain/config/chats'
import { ChatCode } from './ChatCode'
import styles from './Pages.module.scss'

/** A chat: its id to copy and, where there is one, its code. */
export const ChatRow = observer(function ChatRow({ chat }: { chat: Chat }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { app, id, picture, address } = chat
  const coded = picture !== '' || address !== ''
  return (
    <>
      <Row
        icon={`b-${app}`}
        title={id}
        hint={t(`contact.${app}`)}
        end={
          <>
            {coded && (
              <Pressable className={styles.code} label={`${t('contact.code')}: ${id}`} onTap={() => setOpen(true)}>
                <Icon name="qr-code" size={24} />
              </Pressable>
            )}
            <CopyLink text={id} />
          </>
        }
      />
      {coded && <ChatCode chat={chat} open={open} onClose={() => setOpen(false)} />}
    </>
  )
})
