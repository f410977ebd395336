import { ListNoResults } from 'react-admin'
import { EmptyNote } from '../parts/EmptyNote'

/** A list without records, or without those that are filtered for. */
export function EmptyList() {
  return (
    <EmptyNote>
      <ListNoResults />
    </EmptyNote>
  )
}
