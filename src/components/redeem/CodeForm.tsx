import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import '@/i18n/en/codeForm'
import { useAction } from '@/hooks/useAction'
import { useScan } from '@/hooks/useScan'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { readClipboard } from '@/platform/device/device'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import type { FieldProps } from '@/ui/fields/fieldProps'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './CodeForm.module.scss'

/** Id of the field on its page. */
export const CODE_FIELD = 'code'

/** Most characters of a code with its spaces and hyphens. */
const MAX_LENGTH = 60

interface Props extends Pick<FieldProps, 'label' | 'value' | 'error' | 'kind' | 'onChange' | 'onDone'> {
  /** URL of an illustration. */
  art: string
  heading: string
  hint: string
  /** Below the field, such as how many digits are missing. */
  below?: ReactNode
  /** Facts about the code, each with an icon. */
  facts: readonly (readonly [IconName, string])[]
}

/** The field of a code with paste and scan, and what the code does. Used for codes, words and gift cards. */
export const CodeForm = observer(function CodeForm({ art, heading, hint, below, facts, ...field }: Props) {
  const { ui } = useStores()
  const t = useText()
  const scan = useScan()
  const paste = useAction(async () => {
    const text = (await readClipboard()).trim()
    if (text) field.onChange(text.slice(0, MAX_LENGTH))
    else ui.notify(t('codeForm.nothingToPaste'))
  })
  return (
    <View className={styles.form}>
      <Art src={art} size={136} />
      <Heading level={2} look="title1">
        {heading}
      </Heading>
      <Text className={styles.hint}>{hint}</Text>
      <View id={CODE_FIELD} className={styles.field}>
        <Field large {...field} maxLength={MAX_LENGTH} />
        {below}
      </View>
      <View className={styles.buttons}>
        <View className={styles.half}>
          <Button wide look="neutral" icon="copy" busy={paste.busy} onTap={() => void paste.run()}>
            {t('codeForm.paste')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide look="neutral" icon="scan" onTap={scan}>
            {t('codeForm.scan')}
          </Button>
        </View>
      </View>
      {facts.map(([icon, text]) => (
        <View key={icon} className={styles.fact}>
          <Icon name={icon} size={20} className={styles.icon} />
          <Text>{text}</Text>
        </View>
      ))}
    </View>
  )
})
