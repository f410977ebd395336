import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { useUi } from '@/ui/uiContext'
import type { FrameProps } from './fieldProps'
import { FieldLabel } from './FieldLabel'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './FieldFrame.module.scss'

interface Props extends FrameProps {
  focused: boolean
  /** The label floats above even while the input is empty, because something else takes its place. */
  raised?: boolean
  /** Id of the input, on targets that connect labels with inputs. */
  id?: string
  /** The input has several lines. */
  tall?: boolean
  children: ReactNode
}

/** The frame of all inputs: border, floating label, clear button, error. */
export const FieldFrame = observer(function FieldFrame(props: Props) {
  const { label, error, disabled, before, action, id, tall, large, look, children, onChange } = props
  const { text } = useUi()
  const raised = isRaised(props)
  return (
    <View>
      <View
        className={classes(
          styles.field,
          edgeOf(props),
          disabled && styles.off,
          tall && styles.tall,
          large && styles.large,
          look?.field,
        )}
      >
        {before}
        <View className={styles.main}>
          <FieldLabel htmlFor={id} className={classes(styles.label, raised && styles.raised, look?.label)}>
            {label}
          </FieldLabel>
          {children}
        </View>
        {action}
        {clearable(props) && (
          <Pressable className={styles.clear} label={`${text('clear')}: ${label}`} onTap={() => onChange('')}>
            <Icon name="x" size={16} />
          </Pressable>
        )}
      </View>
      {error !== undefined && (
        <Text className={styles.message} {...(id && { id: `${id}error` })}>
          <Icon name="warning-circle-f" size={14} className={styles.sign} />
          {error}
        </Text>
      )}
    </View>
  )
})

function clearable({ action, disabled, tall, value }: Props): boolean {
  return !action && !disabled && !tall && value !== ''
}

const isRaised = ({ raised, focused, value }: Props) => raised || focused || value !== ''

function edgeOf({ error, focused }: Props): string | undefined {
  if (error !== undefined) return styles.wrong
  return focused ? styles.focused : undefined
}
