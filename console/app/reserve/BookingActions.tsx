import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { reserveContract as calls } from '../../contract/tables/reserve'
import type { StaffRole } from '../../contract/staff/roles'
import { mayCall } from '../areas/areasOf'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { ArriveDialog } from './ArriveDialog'
import { type BookingStep, stepsOf } from './bookingSteps'
import { MoveDialog } from './MoveDialog'
import { RefuseDialog } from './RefuseDialog'
import { ReturnDialog } from './ReturnDialog'
import type { BookingProps } from './useBookingWork'

/** The steps that cost the restaurant its guests or money. */
const COSTLY: ReadonlySet<BookingStep> = new Set(['refuse', 'returnDeposit'])

/** What staff may do with a booking: at once, or after a question. */
export function BookingActions(props: BookingProps) {
  const translate = useTranslate()
  const { permissions } = usePermissions<StaffRole>()
  const { booking, now, work } = props
  const [pending, setPending] = useState<BookingStep>()
  const start = (step: BookingStep) => {
    if (step === 'confirm' || step === 'process') void work.act(booking, calls[step])
    else setPending(step)
  }
  const mayTake = (step: BookingStep) => permissions !== undefined && mayCall(permissions, calls[step])
  const steps = stepsOf(booking, now).filter(mayTake)
  const button = (step: BookingStep) => (
    <Button
      key={step}
      variant={step === steps[0] && !COSTLY.has(step) ? 'contained' : 'outlined'}
      color={COSTLY.has(step) ? 'error' : 'primary'}
      disabled={work.isBusy(booking.id)}
      onClick={() => start(step)}
    >
      {translate(`reserve.steps.${step}`)}
    </Button>
  )
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      {steps.map(button)}
      {pending && <Question {...props} step={pending} onClose={() => setPending(undefined)} />}
    </Stack>
  )
}

interface QuestionProps extends BookingProps {
  step: BookingStep
  onClose(): void
}

function Question({ step, ...props }: QuestionProps) {
  switch (step) {
    case 'arrive':
      return <ArriveDialog {...props} />
    case 'move':
      return <MoveDialog {...props} />
    case 'refuse':
      return <RefuseDialog {...props} />
    case 'returnDeposit':
      return <ReturnDialog {...props} />
    default:
      return <NoShow {...props} />
  }
}

function NoShow({ booking, work, onClose }: Omit<QuestionProps, 'step'>) {
  const translate = useTranslate()
  const { deposit, id } = booking
  return (
    <ConfirmDialog
      title={translate('reserve.noShowTitle')}
      action={translate('reserve.steps.noShow')}
      disabled={work.isBusy(id)}
      onConfirm={() => work.act(booking, calls.noShow)}
      onClose={onClose}
    >
      <Typography>
        {deposit > 0
          ? translate('reserve.noShowDeposit', { amount: moneyText(deposit) })
          : translate('reserve.noShowText')}
      </Typography>
    </ConfirmDialog>
  )
}
