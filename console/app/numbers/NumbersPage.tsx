import { Alert, Box, CircularProgress, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { MAX_DAYS, numbersContract } from '../../contract/numbers/numbers'
import { StoreSelect } from '../store/StoreSelect'
import { useStoreChoice } from '../store/useStoreChoice'
import { FileButton } from './FileButton'
import { MembershipPart } from './MembershipPart'
import { SalesPart } from './SalesPart'
import { SpanFields, todaysSpan } from './SpanFields'
import { queryOf, lengthOf } from './spans'

const PARTS = {
  sales: { Part: SalesPart, file: numbersContract.file },
  membership: { Part: MembershipPart, file: numbersContract.membershipFile },
}
type PartName = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as PartName[]

/** Sales report of some days, with the membership: sums, charts and tables, and all of them as a file. */
export function NumbersPage() {
  const translate = useTranslate()
  const choice = useStoreChoice()
  const [span, setSpan] = useState(todaysSpan)
  const [name, setName] = useState<PartName>('sales')
  const { storeId } = choice
  const isTooLong = lengthOf(span) > MAX_DAYS
  const requested = storeId === undefined || isTooLong ? undefined : queryOf(span, storeId)
  const { Part, file } = PARTS[name]
  return (
    <Box sx={{ pb: 4, maxWidth: 1200 }}>
      <Title title={translate('screens.numbers')} />
      <Tabs
        value={name}
        onChange={(_event, chosen: PartName) => setName(chosen)}
        aria-label={translate('screens.numbers')}
        sx={{ mb: 2 }}
      >
        {PART_NAMES.map((each) => (
          <Tab key={each} value={each} label={translate(`numbers.parts.${each}`)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SpanFields span={span} onChange={setSpan} />
        <StoreSelect {...choice} />
        {requested && <FileButton key={name} call={file} query={requested} />}
      </Box>
      {isTooLong && <Alert severity="warning">{translate('numbers.tooLong', { days: MAX_DAYS })}</Alert>}
      {storeId === undefined && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {requested && <Part query={requested} />}
    </Box>
  )
}
