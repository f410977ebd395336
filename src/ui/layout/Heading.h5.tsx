import { LOOKS, type HeadingProps } from './headingLooks'
import styles from './Heading.module.scss'

/** A native heading, for the outline of the page. */
export function Heading({ level = 2, look = LOOKS[level], children }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={styles[look]}>{children}</Tag>
}
