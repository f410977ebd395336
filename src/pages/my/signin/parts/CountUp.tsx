import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { countText } from '@/domain/money/money'
import { unread } from '@/ui/aria'
import styles from './SignedPanel.module.scss'

const DURATION_MS = 600
const STEPS = 12

/** Points that were given: the figure runs up to them. */
export function CountUp({ to }: { to: number }) {
  const [step, setStep] = useState(1)
  useEffect(() => {
    if (step >= STEPS) return undefined
    const timer = setTimeout(() => setStep(step + 1), DURATION_MS / STEPS)
    return () => clearTimeout(timer)
  }, [step])
  return (
    <Text
      className={styles.figure}
      {...(step < STEPS && unread)}
    >{`+${countText(Math.ceil((to * step) / STEPS))}`}</Text>
  )
}
