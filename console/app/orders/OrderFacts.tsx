import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { phoneText } from '../../../src/domain/text/phoneText'
import type { StaffOrder } from '../../contract/orders/order'
import { useWhenText } from '../i18n/whenText'
import { GuestPictures } from './feedback/GuestPictures'

/** Who ordered, where it goes, and the money of an order. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { address, rider, remark, refundRequest } = order
  const when = useWhenText()
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75, my: 2 }}>
      <Fact name="number">{order.orderNo}</Fact>
      <Fact name="placed">{`${when(order.createdAt)} · ${order.storeName}`}</Fact>
      {order.phone && (
        <Fact name="phone">
          <Phone number={order.phone} />
        </Fact>
      )}
      {address && <Fact name="address">{`${address.text} · ${address.contact}`}</Fact>}
      {rider && (
        <Fact name="rider">
          {rider.name} {rider.phone && <Phone number={rider.phone} />}
        </Fact>
      )}
      {remark && <Fact name="remark">{remark}</Fact>}
      <MoneyFacts order={order} />
      {refundRequest && (
        <Fact name="refundAsked">
          {[refundRequest.reason, refundRequest.remark].filter(Boolean).join(' · ')}
          <GuestPictures images={refundRequest.images} />
        </Fact>
      )}
    </Box>
  )
}

function MoneyFacts({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const { payAmount, payType, balanceAmount, giftCardAmount } = order
  const way = payType ? ` · ${translate(`orders.payTypes.${payType}`)}` : ''
  return (
    <>
      <Fact name="toPay">
        <strong>{moneyText(payAmount)}</strong>
      </Fact>
      {balanceAmount > 0 && <Fact name="fromBalance">{moneyText(balanceAmount)}</Fact>}
      {giftCardAmount > 0 && <Fact name="fromGiftCards">{moneyText(giftCardAmount)}</Fact>}
      {order.refunded > 0 && <Fact name="refunded">{moneyText(order.refunded)}</Fact>}
      <Fact name="payment">{translate(`orders.${paidName(order)}`) + way}</Fact>
    </>
  )
}

function paidName({ paid, onBill }: StaffOrder): 'paid' | 'onBill' | 'unpaid' {
  if (paid) return 'paid'
  return onBill ? 'onBill' : 'unpaid'
}

const Phone = ({ number }: { number: string }) => (
  <Link href={`tel:${number.replace(/[^+\d]/g, '')}`}>{phoneText(number)}</Link>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate(`orders.${name}`)}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}
