import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/components/Avatar'
import { Disc } from '@/components/Disc'
import { PickPicture } from '@/components/PickPicture'
import { ProgressBar } from '@/components/ProgressBar'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { MOST_MEGABYTES } from '@/domain/pictureRule'
import type { ProfileModel } from '../chooseAvatar.model'
import styles from './Profile.module.scss'

/** The user's picture, and how to change it. */
export const ProfilePicture = observer(function ProfilePicture({ model }: { model: ProfileModel }) {
  const { session, config, ui } = useStores()
  const t = useText()
  const { sending, pictureTip } = model
  const { avatar = '', nickname = '' } = session.user ?? {}
  const src = sending?.path ?? config.picture(avatar)
  const take = useAction(async (picture: Parameters<typeof model.take>[0]) => {
    await model.take(picture)
    if (!model.pictureTip) ui.say(t('profile.pictureSaved'), 'success')
  })
  return (
    <View className={styles.picture}>
      {src || nickname ? <Avatar name={nickname} src={src} size={96} /> : <Disc icon="user" />}
      <View className={styles.pick}>
        <PickPicture busy={take.busy} onPick={(picture) => void take.run(picture)} />
      </View>
      {sending && <ProgressBar value={sending.share} label={t('profile.sending')} />}
      {pictureTip && (
        <Text className={styles.wrong} {...{ role: 'alert' }}>
          {t(`pictures.${pictureTip}`, { most: MOST_MEGABYTES })}
        </Text>
      )}
    </View>
  )
})
