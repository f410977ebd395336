import { observer } from 'mobx-react-lite'
import { sessionApi } from '@/api/endpoints/session'
import { phoneText } from '@/domain/text/phoneText'
import { Toggle } from '@/ui/fields/Toggle'
import { useAction } from '@/hooks/useAction'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { goBindPhone } from '@/platform/auth/signIn'

/** Contact data of the user. */
export const ProfileContact = observer(function ProfileContact() {
  const { session } = useStores()
  const t = useText()
  const { mobile, user } = session
  const turn = useAction(async (emailNotices: boolean) => session.setUser(await sessionApi.edit({ emailNotices })))
  return (
    <Card>
      {mobile ? (
        <Row icon="phone" title={t('profile.phone')} end={phoneText(mobile)} />
      ) : (
        <Row
          icon="phone"
          title={t('profile.phone')}
          hint={t('profile.noPhone')}
          end={t('profile.bind')}
          onTap={goBindPhone}
        />
      )}
      <Row icon="envelope-simple" title={t('profile.email')} end={user?.email || t('profile.none')} />
      {user?.email && (
        <Row
          title={t('profile.emailNotices')}
          hint={t('profile.emailNoticesHint')}
          end={
            <Toggle
              label={t('profile.emailNotices')}
              on={user.emailNotices}
              disabled={turn.busy}
              onChange={(on) => void turn.run(on)}
            />
          }
        />
      )}
    </Card>
  )
})
