import { Text, View } from '@tarojs/components'
import AtRate from 'taro-ui/lib/components/rate'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf, unread } from '@/ui/aria'
import { hasClass, redraw } from '@/ui/taroUi'
import { Face } from './Face'
import './Rate.scss'

interface Props {
  /** What is rated. */
  label: string
  /** The accessible name of each level, lowest first. */
  levels: readonly string[]
  /** 1 to the number of levels; 0 is not rated yet. */
  value: number
  onChange: (value: number) => void
}

/** AtRate draws its stars as plain views: here they are faces on radios with names. */
class RadioRate extends AtRate<{ levels: readonly string[] }> {
  override render() {
    const { levels, value } = this.props
    return redraw(super.render(), (part, index) => {
      if (!hasClass(part, 'at-rate__icon')) return part
      const { className, onClick } = part.props
      return (
        <Pressable
          key={part.key}
          kind="radio"
          selected={index + 1 === value}
          label={levels[index]}
          className={className}
          onTap={() => onClick?.(undefined)}
        >
          <Face level={index + 1} on={index + 1 === value} />
        </Pressable>
      )
    })
  }
}

/** A rating by five faces; the name of the chosen one is below it. */
export function Rate({ label, levels, value, onChange }: Props) {
  return (
    <View className="rate" {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
      <RadioRate levels={levels} value={value} max={levels.length} margin={0} customStyle={{}} onChange={onChange} />
      <Text className={`rateName rateName${value}`} {...unread}>
        {levels[value - 1]}
      </Text>
    </View>
  )
}
