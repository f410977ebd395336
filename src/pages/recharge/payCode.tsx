import { useState } from 'react'
import { payCodeApi } from '@/api/endpoints/payCode'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import '@/i18n/en/topUp'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { EnterPayCode } from './parts/EnterPayCode'
import { SetPayCode } from './parts/SetPayCode'

/** The pay code is entered before the balance pays; with `set` it is set, changed or removed. */
function PayCode({ query: { set } }: PageProps<'/pages/other/recharge/payCode'>) {
  const [setting, setSetting] = useState(set === '1')
  const state = useResource(() => payCodeApi.state({}))
  return (
    <Loaded of={state} skeleton={<CardSkeleton rows={1} />}>
      {(value) =>
        setting || !value.on ? (
          <SetPayCode state={value} onDone={state.set} />
        ) : (
          <EnterPayCode onForgotten={() => setSetting(true)} />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/other/recharge/payCode', PayCode)
