import { Text, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { Chip } from '@/ui/feedback/Chip'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './OptionGroup.module.scss'

/** One option; `note` is drawn below it, such as its price. */
export interface Option {
  key: string
  label: string
  note?: string | undefined
  /** Chillies after the label. */
  heat?: number | undefined
  disabled?: boolean | undefined
}

interface Props {
  title: string
  options: readonly Option[]
  chosen: readonly string[]
  /** Text at the end, such as "Required" or "Up to 3". */
  rule?: string | undefined
  /** The selection is invalid and the guest has tried to continue. */
  missing?: boolean
  /** Allows several options. */
  multiple?: boolean
  /** All options are as wide, three in a row. */
  even?: boolean
  /** The labels need the whole width of even options, such as a span of time. */
  narrow?: boolean
  onToggle: (key: string) => void
}

const CHILLIES = [1, 2, 3]

/** A group of options of a dish: size, broth, heat. */
export function OptionGroup({ title, options, chosen, rule, missing, multiple, even, narrow, onToggle }: Props) {
  return (
    <View>
      <View className={classes(styles.head, even && styles.first, narrow && styles.span)}>
        <Heading level={3}>{title}</Heading>
        {rule && <Chip tone={missing ? 'red' : 'neutral'}>{rule}</Chip>}
      </View>
      <View className={styles.options} {...roleOf(multiple ? 'group' : 'radiogroup')} {...{ 'aria-label': title }}>
        {options.map(({ key, label, note, heat = 0, disabled }) => {
          const on = chosen.includes(key)
          return (
            <Pressable
              key={key}
              kind={multiple ? 'checkbox' : 'radio'}
              selected={on}
              disabled={disabled}
              className={classes(
                styles.option,
                on && styles.on,
                disabled && styles.off,
                note && styles.noted,
                even && styles.even,
                narrow && styles.narrow,
              )}
              onTap={() => onToggle(key)}
            >
              <Text>
                {label}
                {CHILLIES.slice(0, heat).map((chilli) => (
                  <Icon key={chilli} name="pepper-f" size={14} className={styles.chilli} />
                ))}
              </Text>
              {note && <Text className={styles.note}>{note}</Text>}
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
