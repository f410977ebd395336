import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'

interface BillSumProps {
  amount: number
  /** What comes off, and what pays it: a text of `till.sum`. */
  off: number
  by: 'discount' | 'fromCard' | 'fromBalance'
  left: number
}

/** A bill, what comes off, and in large what is left to pay. */
export function BillSum({ amount, off, by, left }: BillSumProps) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 2,
        rowGap: 0.5,
        my: 1.5,
        alignItems: 'baseline',
      }}
    >
      <dt>{translate('till.sum.bill')}</dt>
      <Amount text={moneyText(amount)} />
      <dt>{translate(`till.sum.${by}`)}</dt>
      <Amount text={moneyText(-off)} />
      <Box component="dt" sx={{ fontWeight: 700 }}>
        {translate('till.sum.left')}
      </Box>
      <Box component="dd" data-sum="left" sx={{ m: 0, textAlign: 'right', fontSize: '1.75rem', fontWeight: 800 }}>
        {moneyText(left)}
      </Box>
    </Box>
  )
}

function Amount({ text }: { text: string }) {
  return (
    <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
      {text}
    </Box>
  )
}
