import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { go } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import { type SignInForm, fieldId } from './form.model'
import styles from './Consent.module.scss'

const TEXTS = ['agreement', 'privacy'] as const
/** Placeholders of the links in the sentence. */
const PLACES = { agreement: '<a>', privacy: '<p>' }

/** Consent to terms and privacy, unchecked at first. Submitting without it shakes and focuses the row and explains why. */
export const Consent = observer(function Consent({ model }: { model: SignInForm }) {
  const t = useText()
  const { refusals, draft, wrong } = model
  const refused = wrong?.field === 'consent'
  const id = fieldId(model.form, 'consent')
  const toggle = () => model.set('consent', !draft.consent)
  useEffect(() => {
    if (refusals > 0) reveal(id)
  }, [refusals, id])

  return (
    <View id={id}>
      <View key={refusals} className={classes(styles.row, refused && styles.shake)}>
        <Pressable
          kind="checkbox"
          selected={draft.consent}
          label={t('login.consentLabel')}
          className={styles.box}
          onTap={toggle}
        >
          <SelectionMark kind="check" on={draft.consent} />
        </Pressable>
        <View className={styles.texts}>
          {t('login.consent', PLACES)
            .split(/(<[ap]>)/)
            .map((part) => {
              const name = TEXTS.find((text) => PLACES[text] === part)
              return name ? (
                <Pressable
                  key={part}
                  kind="link"
                  className={styles.link}
                  onTap={() => go('/pages/my/other/gywm', { t: t(`login.${name}`), p: name })}
                >
                  {t(`login.${name}`)}
                </Pressable>
              ) : (
                <Text key={part} onClick={toggle}>
                  {part}
                </Text>
              )
            })}
        </View>
      </View>
      {refused && (
        <Text className={styles.message} {...roleOf('alert')}>
          {t('login.needConsent')}
        </Text>
      )}
    </View>
  )
})
