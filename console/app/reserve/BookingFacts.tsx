import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { dateTimeText } from '../../../src/domain/time/dateText'
import type { StaffReservation } from '../../contract/tables/reserve'
import { isLocale } from '../i18n/consoleI18n'

/** Details of a booking. */
export function BookingFacts({ booking }: { booking: StaffReservation }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const locale = isLocale(language) ? language : 'en'
  const { code, start, end, areaName, tables, phone, celebration, notes, reason, madeBy, createdAt } = booking
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75, my: 2 }}>
      <Fact name="code">{code}</Fact>
      <Fact name="when">{`${dateTimeText(start, locale)} – ${end.slice(11, 16)}`}</Fact>
      <Fact name="where">{[areaName, tables.map(({ name }) => name).join(' + ')].filter(Boolean).join(' · ')}</Fact>
      {phone && (
        <Fact name="phone">
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </Fact>
      )}
      {celebration !== 'none' && <Fact name="celebration">{translate(`reserve.celebrations.${celebration}`)}</Fact>}
      {notes && <Fact name="notes">{notes}</Fact>}
      <DepositFacts booking={booking} />
      {reason && <Fact name="reason">{reason}</Fact>}
      <Fact name="made">{`${translate(`reserve.madeBy.${madeBy}`)} · ${dateTimeText(createdAt, locale)}`}</Fact>
    </Box>
  )
}

function DepositFacts({ booking: { deposit, refunded, refundReason } }: { booking: StaffReservation }) {
  if (deposit === 0) return null
  return (
    <>
      <Fact name="deposit">{moneyText(deposit)}</Fact>
      {refunded > 0 && <Fact name="refunded">{moneyText(refunded)}</Fact>}
      {refundReason && <Fact name="refundReason">{refundReason}</Fact>}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`reserve.${name}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}
