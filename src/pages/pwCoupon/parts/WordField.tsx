import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CodeModel } from '@/components/redeem/code.model'
import { useText } from '@/hooks/useText'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import styles from './Campaign.module.scss'

/** Id of the field on the page. */
export const WORD = 'campaign-word'

/** Most characters of a word. */
const MAX_LENGTH = 60

/** The field of a campaign's word. */
export const WordField = observer(function WordField({ model }: { model: CodeModel }) {
  const t = useText()
  return (
    <Card>
      <View id={WORD}>
        <Field
          label={t('couponActivity.word')}
          value={model.text}
          error={model.error}
          maxLength={MAX_LENGTH}
          onChange={model.type}
        />
      </View>
      <Text className={styles.caption}>{t('couponActivity.wordHint')}</Text>
    </Card>
  )
})
