import { Text } from '@tarojs/components'
import styles from './WholeTime.module.scss'

/** A range of times or minutes with its unit, or a time with its suffix. */
const TIME = /\d[\d:]*–\d[\d:]*(?: \S{1,5}(?=\s|$))?|\d+:\d\d\sน\./

/** A text whose first time or range stays on one line. */
export function WholeTime({ text }: { text: string }) {
  const found = TIME.exec(text)
  if (!found) return <>{text}</>
  const [time] = found
  return (
    <>
      {text.slice(0, found.index)}
      <Text className={styles.whole}>{time}</Text>
      {text.slice(found.index + time.length)}
    </>
  )
}
