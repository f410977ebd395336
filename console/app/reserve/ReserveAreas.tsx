import AddIcon from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { reserveRulesContract as calls, type StaffReserveArea } from '../../contract/reserveRules'
import { useStaffParts } from '../api/staffParts'
import { AreaForm } from '../form/AreaForm'
import { type TypedForms, useTypedForm } from '../form/useTypedForms'
import { inLanguage } from '../schema/inLanguage'
import type { Values } from '../schema/mergeEdits'
import { AREA, FIRST_AREA, NEW_AREA_CALL } from './ruleAreas'

interface ReserveAreasProps {
  storeId: string
  areas: readonly StaffReserveArea[]
  onSaved(): Promise<unknown>
  /** The forms of the page. */
  forms: TypedForms
}

/** The areas that guests choose from, each with its form, and a new one. */
export function ReserveAreas({ storeId, areas, onSaved, forms }: ReserveAreasProps) {
  const translate = useTranslate()
  const [isAdding, setAdding] = useState(false)
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('areas.reserveArea.many')}
      </Typography>
      {areas.map((area) => (
        <AreaCard key={area.id} area={area} onSaved={onSaved} forms={forms} />
      ))}
      {isAdding ? (
        <NewArea storeId={storeId} onSaved={() => onSaved().then(() => setAdding(false))} forms={forms} />
      ) : (
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ mt: 1 }}>
          {translate('reserve.newArea')}
        </Button>
      )}
    </Box>
  )
}

function AreaCard({ area, onSaved, forms }: Pick<ReserveAreasProps, 'onSaved' | 'forms'> & { area: StaffReserveArea }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  // What was read again meanwhile leaves what is typed alone.
  const [begun, setBegun] = useState(area)
  const asking = useTypedForm(forms, area.id)
  const save = async (values: Values, form: Values) => {
    const input = { ...values, id: area.id, version: Number(form.version) } as Input<typeof calls.updateArea>
    setBegun(await client.call(calls.updateArea, input))
    notify('form.saved', { type: 'success' })
    await onSaved()
  }
  const isTyped = forms.names.includes(area.id)
  return (
    <Accordion disableGutters slotProps={{ transition: { unmountOnExit: !isTyped } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {inLanguage(area.name, locale)}
          {area.closed && ` · ${translate('fields.closed')}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <AreaForm
          key={begun.version}
          area={AREA}
          endpoint={calls.updateArea}
          record={{ ...begun }}
          onSubmit={save}
          {...asking}
        />
      </AccordionDetails>
    </Accordion>
  )
}

function NewArea({ storeId, onSaved, forms }: Omit<ReserveAreasProps, 'areas'>) {
  const asking = useTypedForm(forms, 'new')
  const notify = useNotify()
  const { client } = useStaffParts()
  const save = async (values: Values) => {
    await client.call(calls.createArea, { ...values, storeId } as Input<typeof calls.createArea>)
    notify('form.created', { type: 'success' })
    await onSaved()
  }
  return (
    <Card sx={{ mt: 1 }}>
      <AreaForm area={AREA} endpoint={NEW_AREA_CALL} begin={{ ...FIRST_AREA, storeId }} onSubmit={save} {...asking} />
    </Card>
  )
}
