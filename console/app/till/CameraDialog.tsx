import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCodeCamera } from './useCodeCamera'

interface CameraDialogProps {
  onCode(text: string): void
  onClose(): void
}

/** Reads a code with the camera of this device. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const translate = useTranslate()
  const [view, setView] = useState<HTMLVideoElement | null>(null)
  const trouble = useCodeCamera(view, onCode)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="camera-title" onClose={onClose}>
      <DialogTitle id="camera-title">{translate('till.camera.title')}</DialogTitle>
      <DialogContent>
        {trouble ? (
          <Alert severity="warning">{translate(`till.camera.${trouble}`)}</Alert>
        ) : (
          <Box sx={{ bgcolor: 'secondary.main', borderRadius: 2, overflow: 'hidden', aspectRatio: '4 / 3' }}>
            <video
              ref={setView}
              muted
              playsInline
              aria-label={translate('till.camera.title')}
              style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('orders.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
