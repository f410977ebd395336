import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { useUi } from '@/ui/uiContext'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Scrim } from './Scrim'
import { Scroll } from '@/ui/layout/Scroll'
import { Pressable } from '@/ui/actions/Pressable'
import { useDialog } from './useDialog'
import { usePresence } from './usePresence'
import styles from './Sheet.module.scss'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Fixed below the scrolling body: the primary action. */
  dock?: ReactNode
  /** Action beside the title, such as "Clear". */
  beside?: ReactNode
  /** A picture across the top, in place of the visible title. */
  picture?: ReactNode
  /** Scroll distance after which the title replaces the picture, pixels: with a picture only. */
  pictureEnd?: number
  /** A small copy of the picture, shown with the title once the large one is scrolled away. */
  small?: ReactNode
  /** Id of an element in the body that is scrolled to the middle. */
  into?: string | undefined
  /** Another number scrolls to `into` again. */
  again?: number | undefined
  /** Cannot be closed now: a payment is under way. */
  locked?: boolean | undefined
}

/**
 * A bottom sheet. Closes by its close button, a tap on the scrim, Esc or back navigation; the body scrolls, the dock is fixed. In mini-programs
 * `catchMove` keeps a drag on what does not scroll from scrolling the page below.
 */
export function Sheet({ open, ...rest }: Props) {
  const presence = usePresence(open)
  if (presence === 'absent') return null
  return <SheetPanel {...rest} leaving={presence === 'leaving'} />
}

const SheetPanel = observer(function SheetPanel({
  title,
  onClose,
  children,
  dock,
  beside,
  picture,
  pictureEnd,
  small,
  into,
  again,
  locked,
  leaving,
}: Omit<Props, 'open'> & { leaving: boolean }) {
  const { text } = useUi()
  const close = () => {
    if (!locked && !leaving) onClose()
  }
  const panel = useDialog(close, { leaving, locked })
  const [past, setPast] = useState(false)
  const pictured = pictureEnd !== undefined
  return (
    <View className={styles.layer}>
      <Scrim leaving={leaving} onTap={close} />
      <View
        className={classes(styles.panel, leaving && styles.leaving)}
        ref={panel}
        {...roleOf('dialog')}
        {...{ 'aria-modal': true, 'aria-label': title, tabIndex: -1 }}
      >
        <View className={classes(styles.grip, pictured && styles.over)} />
        {!pictured && <Head title={title} beside={beside} />}
        <Pressable
          className={classes(styles.close, pictured && !past && styles.bright)}
          label={text('close')}
          disabled={locked}
          onTap={close}
        >
          <View className={styles.iconBadge}>
            <Icon name="x" size={16} />
          </View>
        </Pressable>
        {past && (
          <View className={styles.compact} {...{ 'aria-hidden': true }}>
            {small}
            <Text className={styles.name}>{title}</Text>
          </View>
        )}
        <Scroll
          className={classes(styles.body, dock !== undefined && styles.docked)}
          into={into}
          again={again}
          onScroll={pictured ? (offset) => setPast(offset > pictureEnd) : undefined}
        >
          {picture}
          <View className={styles.inside}>{children}</View>
        </Scroll>
        {dock !== undefined && (
          <View className={styles.dock} catchMove>
            {dock}
          </View>
        )}
      </View>
    </View>
  )
})

function Head({ title, beside }: Pick<Props, 'title' | 'beside'>) {
  return (
    <View className={styles.head} catchMove>
      <Heading>{title}</Heading>
      <View className={styles.beside}>{beside}</View>
    </View>
  )
}
