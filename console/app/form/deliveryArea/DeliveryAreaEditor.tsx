import { Box, Button, FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { countText } from '../../../../src/domain/money/money'
import { FEWEST_CORNERS, reachOf } from '../../../../src/domain/address/areaShape'
import { CornerNumbers } from './CornerNumbers'
import { Framed, messageAt } from '../fields/GroupInputs'
import { mapLook } from './mapStyles'
import { useFieldLabel } from '../fields/labels'
import { DegreesField, NumberField } from '../fields/NumberFields'
import { useDeliveryArea } from './useDeliveryArea'

const RADIUS = { name: 'radius', kind: 'number', nullable: false, min: 100, max: 100_000 } as const
const SHAPES = ['circle', 'drawn'] as const
const PLACE = ['lat', 'lng'] as const
const BESIDE = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }

/** The place of a store and its area, on a map and as numbers. */
export function DeliveryAreaEditor({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const name = useFieldLabel()
  const { box, area, chosen, setShape, addMiddle, remove, clear, fit } = useDeliveryArea(source)
  const { errors } = useFormState({ name: source })
  const isDrawn = area.shape === 'drawn'
  const tooFew = isDrawn && area.corners.length < FEWEST_CORNERS
  const problem = messageAt(errors, source)
  return (
    <Framed label={label}>
      <RadioGroup
        row
        aria-label={translate('ground.shape')}
        value={area.shape}
        onChange={(_event, shape) => setShape(shape === 'drawn')}
      >
        {SHAPES.map((shape) => (
          <FormControlLabel key={shape} value={shape} control={<Radio />} label={translate(`ground.${shape}`)} />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(isDrawn ? 'ground.drawnHint' : 'ground.circleHint')}
      </Typography>
      <Box ref={box} role="application" aria-label={translate('ground.map')} tabIndex={0} sx={mapLook} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button color="inherit" variant="outlined" onClick={fit}>
          {translate('ground.fit')}
        </Button>
        {isDrawn && (
          <>
            <Button color="inherit" variant="outlined" onClick={addMiddle}>
              {translate('ground.addMiddle')}
            </Button>
            <Button color="inherit" variant="outlined" onClick={clear}>
              {translate('ground.clear')}
            </Button>
            {chosen !== undefined && (
              <Button variant="outlined" onClick={() => remove(chosen)}>
                {translate('ground.remove', { no: chosen + 1 })}
              </Button>
            )}
          </>
        )}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <FormHelperText component="output" error={tooFew} sx={{ mb: 1 }}>
        {tooFew
          ? translate('ground.tooFew')
          : translate('ground.reach', { metres: countText(Math.ceil(reachOf(area))) })}
      </FormHelperText>
      <Box sx={BESIDE}>
        {PLACE.map((axis) => (
          <DegreesField key={axis} source={`${source}.${axis}`} label={name(axis)} />
        ))}
        {!isDrawn && (
          <NumberField field={RADIUS} source={`${source}.radius`} label={name('radius')} Inner={() => null} />
        )}
      </Box>
      {isDrawn && <CornerNumbers source={`${source}.corners`} count={area.corners.length} onRemove={remove} />}
    </Framed>
  )
}
