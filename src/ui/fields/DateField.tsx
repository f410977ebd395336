import { Picker, View } from '@tarojs/components'
import { FieldFrame } from './FieldFrame'
import type { DateFieldProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

/** A date field with the host's date picker. */
export function DateField({ first, last, ...frame }: DateFieldProps) {
  return (
    <FieldFrame {...frame} focused={false}>
      <Picker
        mode="date"
        value={frame.value}
        start={first}
        end={last}
        disabled={frame.disabled}
        onChange={({ detail }) => frame.onChange(detail.value)}
      >
        <View className={styles.input} {...{ 'aria-label': frame.label }}>
          {frame.value}
        </View>
      </Picker>
    </FieldFrame>
  )
}
