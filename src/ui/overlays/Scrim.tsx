import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './Scrim.module.scss'

/** In mini-programs a drag on the scrim must not scroll the page below; on the web the dialog locks scrolling. */
const STILL = process.env.TARO_ENV === 'h5' ? {} : { catchMove: true }

interface Props {
  leaving?: boolean
  onTap?: () => void
}

/** The scrim between a page and an overlay. */
export function Scrim({ leaving, onTap }: Props) {
  return (
    <View
      className={classes(styles.scrim, leaving && styles.leaving)}
      {...STILL}
      {...(onTap && { onClick: () => onTap() })}
    />
  )
}
