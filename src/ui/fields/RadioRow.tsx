import { SelectionMark } from './SelectionMark'
import { Row } from '@/ui/layout/Row'
import type { IconName } from '@/ui/media/iconNames'

interface Props {
  title: string
  hint?: string | undefined
  icon?: IconName
  on: boolean
  disabled?: boolean
  onTap: () => void
}

/** A row of a single choice, with its selection mark at the end. */
export function RadioRow({ on, disabled = false, ...row }: Props) {
  return (
    <Row
      {...row}
      kind="radio"
      selected={on}
      disabled={disabled}
      end={<SelectionMark kind="radio" on={on} off={disabled} />}
    />
  )
}
