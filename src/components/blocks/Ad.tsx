import { observer } from 'mobx-react-lite'
import type { adData } from '@/contract/blocks'
import { AdBanner } from './AdBanner'
import type { BlockProps } from './blockProps'

/** What the merchant advertises in a place. */
export const Ad = observer(function Ad({ data: { place } }: BlockProps<typeof adData>) {
  return <AdBanner place={place} />
})
