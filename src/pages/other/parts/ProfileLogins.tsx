import { observer } from 'mobx-react-lite'
import { credentialsApi } from '@/api/endpoints/credentials'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Loaded } from '@/components/loading/Loaded'
import { Row } from '@/ui/layout/Row'
import { Bar } from '@/ui/feedback/Skeleton'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'

const PROVIDER_ICONS = { wechat: 'b-wechat', alipay: 'b-alipay', line: 'b-line', facebook: 'b-facebook' } as const

/** Login methods of the user. */
export const ProfileLogins = observer(function ProfileLogins() {
  const t = useText()
  const account = useResource(() => credentialsApi.account({}))
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('profile.logins')}
      </Heading>
      <Loaded of={account} skeleton={<Bar width={66} shape="title" />}>
        {({ user, providers }) => (
          <>
            {user.userTel && <Row icon="device-mobile" title={t('profile.phoneCode')} />}
            {user.hasPassword && <Row icon="lock" title={t('profile.password')} />}
            {providers.map((name) => (
              <Row key={name} icon={PROVIDER_ICONS[name]} title={t(`profile.${name}`)} />
            ))}
          </>
        )}
      </Loaded>
    </Card>
  )
})
