import { iconClasses, type IconProps } from './iconClasses'

/** A glyph of the icon font. It takes the size and colour of the text around it, unless told otherwise. Always decoration: the words stand beside it. */
export function Icon(props: IconProps) {
  return <i className={iconClasses(props)} aria-hidden />
}
