import { observer } from 'mobx-react-lite'
import type { adData } from '@/contract/blocks'
import { AdBanner } from './AdBanner'
import type { BlockProps } from './blockProps'

/** The advertisement of a placement. */
export const Ad = observer(function Ad({ data: { place } }: BlockProps<typeof adData>) {
  return <AdBanner place={place} />
})
