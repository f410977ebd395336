import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { IconBadge } from '@/ui/media/IconBadge'
import { PickPicture } from './PickPicture'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { MAX_MEGABYTES } from '@/domain/media/pictureRule'
import type { ProfileModel } from '../chooseAvatar.model'
import styles from './Profile.module.scss'

/** The user's picture, with the button to change it. */
export const ProfilePicture = observer(function ProfilePicture({ model }: { model: ProfileModel }) {
  const { session, config, ui } = useStores()
  const t = useText()
  const { sending, pictureTip } = model
  const { avatar = '', nickname = '' } = session.user ?? {}
  const src = sending?.path ?? config.picture(avatar)
  const take = useAction(async (picture: Parameters<typeof model.take>[0]) => {
    await model.take(picture)
    if (!model.pictureTip) ui.notify(t('profile.pictureSaved'), 'success')
  })
  return (
    <View className={styles.picture}>
      {src || nickname ? <Avatar name={nickname} src={src} size={96} /> : <IconBadge icon="user" />}
      <View className={styles.pick}>
        <PickPicture busy={take.busy} onPick={(picture) => void take.run(picture)} />
      </View>
      {sending && <ProgressBar value={sending.share} label={t('profile.sending')} />}
      {pictureTip && (
        <Text className={styles.wrong} {...{ role: 'alert' }}>
          {t(`pictures.${pictureTip}`, { most: MAX_MEGABYTES })}
        </Text>
      )}
    </View>
  )
})
