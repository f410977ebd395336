import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card } from '@/ui/layout/Card'
import { DateField } from '@/ui/fields/DateField'
import { Field } from '@/ui/fields/Field'
import { Row } from '@/ui/layout/Row'
import { Segment } from '@/ui/fields/Segment'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { dateText } from '@/domain/time/dateText'
import { FIRST_BIRTHDAY, lastBirthday, type ProfileField } from '@/domain/account/profileForm'
import { noonOf } from '@/domain/time/storeClock'
import type { ProfileModel } from '../chooseAvatar.model'
import styles from './Profile.module.scss'

const GENDERS = ['unsaid', 'mr', 'ms'] as const

/** Name, form of address and birthday; a birthday that is set can only be read. */
export const ProfileForm = observer(function ProfileForm({ model }: { model: ProfileModel }) {
  const { locale } = useStores()
  const t = useText()
  const [last] = useState(() => lastBirthday(new Date()))
  const { draft, wrong, birthday, set } = model
  const errorOf = (field: ProfileField) => (wrong?.field === field ? t(`profile.${wrong.tip}`) : undefined)

  return (
    <>
      <View className={styles.form}>
        <View id="nickname">
          <Field
            kind="nickname"
            label={t('profile.nickname')}
            value={draft.nickname}
            maxLength={40}
            error={errorOf('nickname')}
            focus={wrong?.field === 'nickname'}
            onChange={(text) => set('nickname', text)}
          />
        </View>
        <View className={styles.field}>
          <Segment
            label={t('profile.gender')}
            value={GENDERS[draft.gender]}
            options={GENDERS.map((key) => ({ key, label: t(`profile.${key}`) }))}
            onChange={(key) => set('gender', GENDERS.indexOf(key) as 0 | 1 | 2)}
          />
        </View>
        {birthday === '' && (
          <View className={styles.field} id="birthday">
            <DateField
              label={t('profile.birthday')}
              value={draft.birthday}
              first={FIRST_BIRTHDAY}
              last={last}
              error={errorOf('birthday')}
              onChange={(day) => set('birthday', day)}
            />
          </View>
        )}
      </View>
      {birthday !== '' && (
        <Card>
          <Row
            icon="cake"
            title={t('profile.birthday')}
            hint={t('profile.birthdayKept')}
            end={dateText(noonOf(birthday), locale.current)}
          />
        </Card>
      )}
    </>
  )
})
