import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card } from '@/ui/layout/Card'
import { Field } from '@/ui/fields/Field'
import { Row } from '@/ui/layout/Row'
import { Segment } from '@/ui/fields/Segment'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { ProfileField } from '@/domain/account/profileForm'
import { monthDayText } from '@/domain/time/monthDayText'
import type { ProfileModel } from '../chooseAvatar.model'
import { BirthdaySheet } from './BirthdaySheet'
import styles from './Profile.module.scss'

const GENDERS = ['unsaid', 'mr', 'ms'] as const

/** Name, form of address and birthday; a birthday that is set can only be read. */
export const ProfileForm = observer(function ProfileForm({ model }: { model: ProfileModel }) {
  const { locale } = useStores()
  const t = useText()
  const [picking, setPicking] = useState(false)
  const { draft, wrong, birthday, set } = model
  const shown = birthday || draft.birthday
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
      </View>
      <Card>
        <Row
          icon="cake"
          title={t('profile.birthday')}
          hint={t('profile.birthdayKept')}
          end={shown === '' ? t('profile.none') : monthDayText(shown, locale.current)}
          {...(birthday === '' && { onTap: () => setPicking(true) })}
        />
      </Card>
      <BirthdaySheet
        open={picking}
        birthday={draft.birthday}
        onClose={() => setPicking(false)}
        onChoose={(day) => {
          set('birthday', day)
          setPicking(false)
        }}
      />
    </>
  )
})
