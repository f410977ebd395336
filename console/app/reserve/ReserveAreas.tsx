import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { reserveRulesContract as calls, type StaffReserveArea } from '../../contract/tables/reserveRules'
import { useStaffParts } from '../api/staffParts'
import { FoldedForm, NewForm } from '../form/FoldedForm'
import type { TypedForms } from '../form/useTypedForms'
import { inLanguage } from '../schema/inLanguage'
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
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const page = { area: AREA, forms, onSaved }
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('areas.reserveArea.many')}
      </Typography>
      {areas.map((area) => (
        <FoldedForm
          key={area.id}
          {...page}
          title={inLanguage(area.name, locale) + (area.closed ? ` · ${translate('fields.closed')}` : '')}
          endpoint={calls.updateArea}
          record={area}
          send={(input) => client.call(calls.updateArea, input as Input<typeof calls.updateArea>)}
        />
      ))}
      <NewForm
        {...page}
        label={translate('reserve.newArea')}
        endpoint={NEW_AREA_CALL}
        begin={{ ...FIRST_AREA, storeId }}
        send={(values) => client.call(calls.createArea, { ...values, storeId } as Input<typeof calls.createArea>)}
      />
    </Box>
  )
}
