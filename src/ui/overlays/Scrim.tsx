import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './Scrim.module.scss'

interface Props {
  leaving?: boolean
  onTap?: () => void
}

/** The scrim between a page and an overlay. In mini-programs a drag on it must not scroll the page below; on the web the dialog locks scrolling. */
export function Scrim({ leaving, onTap }: Props) {
  return (
    <View
      className={classes(styles.scrim, leaving && styles.leaving)}
      catchMove
      {...(onTap && { onClick: () => onTap() })}
    />
  )
}
