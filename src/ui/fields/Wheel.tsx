import { PickerView, PickerViewColumn, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { WHEEL_ROW, type WheelProps } from './wheelProps'
import styles from './Wheel.module.scss'

/** A wheel with the host's picker, whose rows are as high as its indicator. */
export function Wheel({ label, options, index, onChange }: WheelProps) {
  return (
    <View className={styles.frame} {...{ 'aria-label': label }}>
      <PickerView
        className={styles.host}
        indicatorStyle={`height: ${WHEEL_ROW}px`}
        value={[index]}
        onChange={({ detail: { value } }) => onChange(value[0] ?? 0)}
      >
        <PickerViewColumn>
          {options.map((option, at) => (
            <View key={option} className={classes(styles.option, at === index && styles.chosen)}>
              {option}
            </View>
          ))}
        </PickerViewColumn>
      </PickerView>
    </View>
  )
}
