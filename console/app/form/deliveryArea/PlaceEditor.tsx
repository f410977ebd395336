import { Box, Button, FormHelperText, type Theme, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useEvent, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Coordinates } from '../../../../src/domain/address/distance'
import { Framed, messageAt } from '../fields/GroupInputs'
import { LOOKS, mapLook } from './mapStyles'
import { useFieldLabel } from '../fields/labels'
import { DegreesField } from '../fields/NumberFields'
import { useDeliveryAreaMap } from './useDeliveryAreaMap'

/** The middle of Bangkok, which the map shows until a place is chosen. */
const FIRST_VIEW: Coordinates = { lat: 13.7563, lng: 100.5018 }
const NO_AREA = { shape: 'circle', radius: 0, corners: [] } as const
const PLACE = ['lat', 'lng'] as const
const BESIDE = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
const nothing = () => undefined
/** No place is marked before one is chosen. */
const mapWithoutMarker = (theme: Theme) => ({ ...mapLook(theme), [`& .${LOOKS.store}`]: { display: 'none' } })

/** A place, on a map and as numbers. */
export function PlaceEditor({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const name = useFieldLabel()
  const { setValue } = useFormContext()
  const { errors } = useFormState({ name: source })
  const place = useChosenPlace(source)
  const area = useMemo(() => ({ ...(place ?? FIRST_VIEW), ...NO_AREA }), [place])
  const choose = useEvent((chosen: Coordinates) =>
    setValue(source, chosen, { shouldDirty: true, shouldValidate: true }),
  )
  const events = { onTap: choose, onStore: choose, onCorner: nothing, onChoose: nothing, onRemove: nothing }
  const { box, fit } = useDeliveryAreaMap(area, undefined, events)
  const problem = messageAt(errors, source)
  return (
    <Framed label={label}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('ground.placeHint')}
      </Typography>
      <Box
        ref={box}
        role="application"
        aria-label={translate('ground.placeMap')}
        tabIndex={0}
        sx={place ? mapLook : mapWithoutMarker}
      />
      <Button color="inherit" variant="outlined" onClick={fit} sx={{ mb: 1 }}>
        {translate('ground.showPlace')}
      </Button>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={BESIDE}>
        {PLACE.map((axis) => (
          <DegreesField key={axis} source={`${source}.${axis}`} label={name(axis)} />
        ))}
      </Box>
    </Framed>
  )
}

/** The place in the form, once both numbers are there. */
function useChosenPlace(source: string): Coordinates | undefined {
  const { lat, lng } = (useWatch({ name: source }) ?? {}) as Record<keyof Coordinates, unknown>
  return useMemo(() => (typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined), [lat, lng])
}
