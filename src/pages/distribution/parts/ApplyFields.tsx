import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Chip } from '@/ui/feedback/Chip'
import { Field } from '@/ui/fields/Field'
import { FilterPills } from '@/ui/fields/FilterPills'
import { Card } from '@/ui/layout/Card'
import { type ApplyModel, NAME, questionId } from '../apply.model'
import styles from './Partner.module.scss'

interface Props {
  model: ApplyModel
  /** The bound phone number. */
  phone: string
}

/** The fields of an application: name, the bound number, and the merchant's questions. */
export const ApplyFields = observer(function ApplyFields({ model, phone }: Props) {
  const t = useText()
  return (
    <Card>
      <View id={NAME}>
        <Field
          label={t('partner.name')}
          value={model.name}
          maxLength={60}
          focus={model.submission.focuses(NAME)}
          error={model.submission.submitted && model.nameMissing ? t('partner.nameWanted') : undefined}
          onChange={model.rename}
        />
      </View>
      <View className={styles.field}>
        <Field
          disabled
          label={t('partner.phone')}
          value={phone}
          action={
            <Chip tone="green" icon="check-circle-f">
              {t('partner.verified')}
            </Chip>
          }
          onChange={() => undefined}
        />
      </View>
      {model.fields.map((field) => (
        <View key={field.key} id={questionId(field)} className={styles.field}>
          <Field
            label={field.label}
            value={model.answers[field.key] ?? ''}
            maxLength={200}
            focus={model.submission.focuses(questionId(field))}
            error={model.submission.submitted && model.isMissing(field) ? t('partner.answerWanted') : undefined}
            onChange={(text) => model.answer(field.key, text)}
          />
          {field.options.length > 0 && (
            <View className={styles.options}>
              <FilterPills
                sunken
                label={field.label}
                filters={field.options.map((option) => ({ key: option, label: option }))}
                active={model.answers[field.key] ?? ''}
                onChange={(option) => model.answer(field.key, option)}
              />
            </View>
          )}
        </View>
      ))}
    </Card>
  )
})
