import { View } from '@tarojs/components'
import { useState } from 'react'
import '@/i18n/en/pictures'
import '@/i18n/en/profile'
import '@/i18n/en/reward'
import { sessionApi } from '@/api/endpoints/session'
import { uploadPicture } from '@/api/upload'
import { LineMessages } from '@/components/account/LineMessages'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Modal } from '@/ui/overlays/Modal'
import { screen } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { monthDayText } from '@/domain/time/monthDayText'
import { goBindPhone } from '@/platform/auth/signIn'
import { back } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { ProfileModel } from './chooseAvatar.model'
import { BirthdayGift } from './parts/BirthdayGift'
import { ProfileContact } from './parts/ProfileContact'
import { SignOutCard } from './parts/SignOutCard'
import { ProfileForm } from './parts/ProfileForm'
import { ProfileLogins } from './parts/ProfileLogins'
import { ProfilePicture } from './parts/ProfilePicture'

/** The profile of a user: picture, name, form of address, birthday, phone, login methods, sign-out. */
function Profile() {
  const { session, ui, locale } = useStores()
  const t = useText()
  const [model] = useState(() => new ProfileModel(sessionApi, session, uploadPicture))
  const save = useAction(async (confirmed: boolean) => {
    if (!(await (confirmed ? model.confirm() : model.save()))) return
    ui.notify(t('profile.saved'), 'success')
    back('/pages/index/my-index')
  })
  const notifyError = () => {
    model.acknowledge()
    if (model.wrong) reveal(model.wrong.field)
  }
  const { failure, draft, asking } = model

  return (
    <View>
      <ProfilePicture model={model} />
      <ProfileForm model={model} />
      <BirthdayGift />
      <ProfileContact />
      <LineMessages hint="lineMessages.hint" />
      <ProfileLogins />
      <SignOutCard />
      <Dock>
        <Button wide size="large" busy={save.busy} onTap={() => void save.run(false)}>
          {t('profile.save')}
        </Button>
      </Dock>
      {failure && (
        <Modal
          icon="pencil-simple"
          title={t('profile.checkTitle')}
          text={t(`profile.${failure.tip}`)}
          actionText={t('common.confirm')}
          onSafe={notifyError}
          onAction={notifyError}
        />
      )}
      {asking === 'phone' && (
        <Modal
          icon="device-mobile"
          title={t('common.notice')}
          text={t('profile.needPhone')}
          safeText={t('common.notNow')}
          actionText={t('profile.authorise')}
          busy={save.busy}
          onSafe={() => void save.run(true)}
          onAction={() => {
            model.returnToForm()
            goBindPhone()
          }}
        />
      )}
      {asking === 'birthday' && (
        <Modal
          icon="cake"
          title={t('profile.birthdayTitle', { day: monthDayText(draft.birthday, locale.current) })}
          text={t('profile.birthdayOnce')}
          safeText={t('profile.birthdayChange')}
          actionText={t('profile.birthdaySet')}
          busy={save.busy}
          onSafe={model.returnToForm}
          onAction={() => void save.run(true)}
        />
      )}
    </View>
  )
}

export default screen('/pages/other/chooseAvatar', Profile)
