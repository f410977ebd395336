import { Box, CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import {
  isMoney,
  MEMBERSHIP_AREAS,
  type MembershipArea,
  type MembershipFigure,
  type MembershipNumbers,
  type StoreFigures,
} from '../../contract/numbers/membershipNumbers'
import { numbersContract } from '../../contract/numbers/numbers'
import { countText, moneyText } from '../../../src/domain/money/money'
import { useStaffParts } from '../api/staffParts'
import { LoadFailure } from '../list/LoadFailure'
import { FigureSection, FigureTable } from '../orders/day/FigureTable'
import { Folded } from './Folded'
import type { NumbersQuery } from './spans'

/** What is compared between restaurants. */
const COMPARED: { readonly [A in MembershipArea]: readonly (keyof StoreFigures)[] } = {
  coupons: ['couponsUsed', 'couponsDiscount'],
  giftCards: ['cardsAmount', 'cardsUsed'],
  storedValue: ['topUpAmount', 'balanceUsed'],
  packs: ['packsSold', 'packCoupons'],
  points: ['pointsEarned', 'pointsSpent'],
  vip: ['vipSold', 'vipAmount'],
}
const AREAS = Object.keys(MEMBERSHIP_AREAS) as MembershipArea[]

/** Coupons, gift cards, stored value, packs, points and paid VIP. */
export function MembershipPart({ query }: { query: NumbersQuery }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    // Names of stores come in the language of staff.
    queryKey: ['numbers', 'membership', query, locale],
    queryFn: () => client.call(numbersContract.membership, query),
    networkMode: 'always',
    retry: false,
  })
  if (isError) return <LoadFailure />
  if (!data) return <CircularProgress aria-label={translate('ra.page.loading')} />
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(data.overall ? 'numbers.membership.openText' : 'numbers.membership.storeText')}
      </Typography>
      <Box sx={GRID}>
        {AREAS.map((area) => (
          <AreaFigures key={area} area={area} numbers={data} />
        ))}
      </Box>
    </>
  )
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
}

/** The figures of an area, and below them those of each restaurant. */
function AreaFigures({ area, numbers }: { area: MembershipArea; numbers: MembershipNumbers }) {
  const translate = useTranslate()
  const nameOf = (figure: MembershipFigure) => translate(`numbers.membership.figures.${figure}`)
  const known: Partial<Record<MembershipFigure, number>> = { ...numbers.total, ...numbers.overall }
  const names: readonly MembershipFigure[] = MEMBERSHIP_AREAS[area]
  const compared = COMPARED[area]
  const stores = numbers.byStore.filter(({ figures }) => compared.some((figure) => figures[figure] !== 0))
  return (
    <FigureSection title={translate(`numbers.membership.areas.${area}`)}>
      <FigureTable
        rows={names.flatMap((figure) => {
          const value = known[figure]
          return value === undefined ? [] : [[nameOf(figure), figureText(figure, value)]]
        })}
      />
      {stores.length > 0 && (
        <Folded summary={translate('numbers.membership.byStore')}>
          <FigureTable
            heads={[translate('numbers.membership.store'), ...compared.map(nameOf)]}
            rows={stores.map(({ storeName, figures }) => [
              storeName,
              ...compared.map((figure) => figureText(figure, figures[figure])),
            ])}
          />
        </Folded>
      )}
    </FigureSection>
  )
}

function figureText(figure: MembershipFigure, value: number): string {
  if (isMoney(figure)) return moneyText(value)
  return (value < 0 ? '\u2212' : '') + countText(Math.abs(value))
}
