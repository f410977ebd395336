import { useQuery } from '@tanstack/react-query'
import { Alert, Box, Button, Card, Chip, CircularProgress, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { paymentProviderContract, type StaffProvider } from '../../contract/settings/paymentProvider'
import type { Reply } from '../../../src/contract/endpoint'
import { useStaffParts } from '../api/staffParts'
import { useCopy } from '../form/useCopy'
import { LoadFailure } from '../list/LoadFailure'

type Setup = Reply<typeof paymentProviderContract.list>

/** Who takes payments: on, or what the server still needs; where each reports; and the open payments of the sandbox. */
export function PaymentsPage() {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    queryKey: ['paymentProvider'],
    queryFn: () => client.call(paymentProviderContract.list, {}),
  })
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1200 }}>
      <Title title={translate('screens.payments')} />
      <Typography sx={{ mb: 1 }}>{translate('payments.text')}</Typography>
      <Button component={LinkBase} to="/storeCharges" sx={{ mb: 2, ml: -1 }}>
        {translate('payments.charges')}
      </Button>
      {isError && <LoadFailure />}
      {!data && !isError && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {data && (
        <Box sx={COLUMNS}>
          {data.list.map((provider) => (
            <Provider key={provider.name} provider={provider} setup={data} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function Provider({ provider: { name, isOn, missing, webhook }, setup }: { provider: StaffProvider; setup: Setup }) {
  const translate = useTranslate()
  return (
    <Card component="section" data-provider={name} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2">{translate(`payments.names.${name}`)}</Typography>
        <Chip
          color={isOn ? 'success' : 'default'}
          variant={isOn ? 'filled' : 'outlined'}
          label={translate(isOn ? 'payments.on' : 'payments.off')}
        />
      </Box>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {translate(`payments.about.${name}`)}
      </Typography>
      {missing.length > 0 && <Missing variables={missing} />}
      {webhook && <Address address={(setup.origin || window.location.origin) + webhook} />}
      {name === 'sandbox' && isOn && <Sandbox payments={setup.sandboxPayments ?? []} />}
    </Card>
  )
}

function Missing({ variables }: { variables: StaffProvider['missing'] }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="body2">{translate('payments.missing')}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {variables.map((names) => (
          <li key={names.join()}>
            <code>{names.join(' / ')}</code>
          </li>
        ))}
      </Box>
    </>
  )
}

/** Where a provider reports payments, to be entered there. */
function Address({ address }: { address: string }) {
  const translate = useTranslate()
  const copy = useCopy()
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{translate('payments.webhook')}</Typography>
      <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {address}
      </Box>
      <Button size="small" sx={{ ml: -0.5 }} onClick={() => void copy(address)}>
        {translate('pictures.copy')}
      </Button>
    </Box>
  )
}

/** The open payments, each with the page that plays the bank. */
function Sandbox({ payments }: { payments: NonNullable<Setup['sandboxPayments']> }) {
  const translate = useTranslate()
  return (
    <>
      <Alert severity="warning" sx={{ my: 1 }}>
        {translate('payments.sandboxWarning')}
      </Alert>
      <Typography variant="body2">
        {translate(payments.length > 0 ? 'payments.openPayments' : 'payments.noPayments')}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {payments.map(({ orderNo, amount, page }) => (
          <li key={page}>
            <Box component="a" href={page} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
              {orderNo} · {moneyText(amount)}
            </Box>
          </li>
        ))}
      </Box>
    </>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
}
