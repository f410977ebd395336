import { Text } from '@tarojs/components'
import { iconClasses, type IconProps } from './iconClasses'

/** A glyph of the icon font, in the size and colour of its parent's text by default. Always decoration: a text must stand beside it. */
export function Icon(props: IconProps) {
  return <Text className={iconClasses(props)} />
}
